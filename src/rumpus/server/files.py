"""The files of the web client: read and compressed once, and again when the client has been rebuilt."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import blake2b
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

FOR_EVER = "public, max-age=31536000, immutable"  # the name of such a file changes with what is in it
FOR_A_WEEK = "public, max-age=604800"
ASK_FIRST = "no-cache"
CACHED = {"assets": FOR_EVER, "fonts": FOR_A_WEEK}  # by folder
COMPRESSED = ("text/", "image/svg", "application/json", "application/javascript", "application/manifest")


class Packed:
    """Something that is sent again and again: ready, with and without compression, and not at all to clients that have
    it."""

    def __init__(self, body: bytes, kind: str, cached: str = ASK_FIRST) -> None:
        self.body = body
        self.kind = kind
        self.packed = gzip.compress(body, mtime=0) if kind.startswith(COMPRESSED) else b""
        tag = f'"{blake2b(body, digest_size=8).hexdigest()}"'
        self.headers = {"Cache-Control": cached, "ETag": tag, "Vary": "Accept-Encoding"}

    def answer(self, request: Request) -> Response:
        if self.headers["ETag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=self.headers)
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers = {**self.headers, "Content-Encoding": "gzip"}
            return Response(self.packed, media_type=self.kind, headers=headers)
        return Response(self.body, media_type=self.kind, headers=self.headers)


class ClientFiles:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: dict[str, Packed] = {}
        self.built = 0.0
        self.read()

    def read(self) -> None:
        try:
            built = (self.folder / "index.html").stat().st_mtime
            if built != self.built:
                self.files = {path.relative_to(self.folder).as_posix(): packed(path, self.folder) for path in
                              self.folder.rglob("*") if path.is_file()}  # fmt: skip
                self.built = built
        except FileNotFoundError:  # it is being built: what there was is good for a little longer
            return

    @property
    def page(self) -> bytes | None:
        """What every page of the client is made of."""
        self.read()
        found = self.files.get("index.html")
        return found.body if found else None

    @property
    def fonts(self) -> Path | None:
        found = self.folder / "fonts"
        return found if found.is_dir() else None

    def answer(self, request: Request) -> Response | None:
        """The file of this name; any other name is one of the client's own pages. None: it is not there."""
        self.read()
        path = str(request.scope["path"]).lstrip("/")
        is_page = path not in self.files and path.split("/")[0] not in CACHED
        found = self.files.get("index.html" if is_page else path)
        return found.answer(request) if found else None


def packed(path: Path, folder: Path) -> Packed:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Packed(path.read_bytes(), kind, CACHED.get(path.relative_to(folder).parts[0], ASK_FIRST))
