"""The web table: rooms over HTTP, play over a WebSocket, every answer stored before it is acknowledged."""
