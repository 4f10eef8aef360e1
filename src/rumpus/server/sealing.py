"""Web Push: what is sent to a browser by way of its maker, who cannot read it. This is slow to import, and most servers
never need it."""

from __future__ import annotations

import hmac
import time
from base64 import urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from rumpus.server.ways import Device

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
LASTS = 12 * 3600  # seconds: how long a signature is good
KEPT = 24 * 3600  # seconds: how long it waits for a browser that is not running


def key_of(secret: str) -> ec.EllipticCurvePrivateKey:
    """The server's own key: it follows from the secret that is stored, so every process has the same."""
    drawn = hmac.digest(secret.encode(), b"rumpus push", "sha512")
    return ec.derive_private_key(1 + int.from_bytes(drawn, "big") % (ORDER - 1), ec.SECP256R1())


def public_key(secret: str) -> str:
    """By which a browser knows the server."""
    point = key_of(secret).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).rstrip(b"=").decode()


def sealed(secret: str, device: Device, text: bytes, topic: str) -> tuple[bytes, dict[str, str]]:
    """The body and the headers. A later one about the same topic takes the place of one that has not arrived."""
    keys = {"p256dh": device.p256dh, "auth": device.auth}
    body = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(text)["body"]
    place = urlsplit(device.endpoint)
    # Who is to be asked if something is wrong with it: the pages of this server.
    about = device.base if device.base.startswith("https:") else "mailto:host@rumpus.invalid"
    claims = {"aud": f"{place.scheme}://{place.netloc}", "sub": about, "exp": int(time.time()) + LASTS}
    signed = Vapid02(key_of(secret)).sign(claims)
    headers = {"Content-Encoding": "aes128gcm", "TTL": str(KEPT), "Urgency": "high", "Topic": topic, **signed}
    return body, headers
