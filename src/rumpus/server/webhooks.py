"""What is sent to a webhook: the same words, in the shape that each service understands."""

from __future__ import annotations

from email.header import Header
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from rumpus.server.ways import WebhookKind, Why

JSON = {"Content-Type": "application/json"}


class News(NamedTuple):
    """What is told: nothing that is not known to everybody at the table."""

    why: Why
    table: str
    game: str
    names: list[str]  # who is awaited
    text: str
    link: str


def kind_of(url: str) -> WebhookKind:
    """Which service an address looks like."""
    parts = urlsplit(url)
    host = (parts.hostname or "").lower()
    if host in ("discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com"):
        return "discord"
    if host in ("hooks.slack.com", "hooks.slack-gov.com"):
        return "slack"
    return "ntfy" if host.split(".")[0] == "ntfy" else "json"


def written(news: News, kind: WebhookKind) -> tuple[bytes, dict[str, str]]:
    """The body and the headers. People choose their names: none of them may ring for a whole channel."""
    if kind == "discord":
        told = {"content": f"**{news.game}**: {news.text}\n{news.link}", "allowed_mentions": {"parse": []}}
        return msgspec.json.encode(told), JSON
    if kind == "slack":
        return msgspec.json.encode({"text": f"*{news.game}*: {escaped(news.text)}\n{news.link}"}), JSON
    if kind == "ntfy":
        title = Header(news.game).encode(maxlinelen=0)  # in one line, however long it is
        return news.text.encode(), {"Title": title, "Click": news.link}
    return msgspec.json.encode(news._asdict()), JSON


def escaped(text: str) -> str:
    """As Slack wants it: otherwise `<!channel>` is more than a name."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
