"""The container, the compose file and the systemd unit: what they name exists, and the server takes their options."""

from __future__ import annotations

import argparse
import json
import re
import shlex
from configparser import ConfigParser
from fnmatch import fnmatch
from operator import itemgetter
from pathlib import Path
from typing import Any

import yaml

from rumpus.server.app import Server
from rumpus.server.store import SqliteStore
from rumpus.terminal.parser import CommandLine, meant

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
INSTRUCTIONS = re.compile(r"^([A-Z]+) +((?:.*\\\n)*.*)$", re.MULTILINE)
CONTAINER: list[tuple[str, str]] = INSTRUCTIONS.findall((DEPLOY / "Containerfile").read_text())


def told(arguments: list[str]) -> argparse.Namespace:
    return CommandLine(*meant(arguments)).top.parse_args(arguments)


def last(instruction: str) -> str:
    return [what for name, what in CONTAINER if name == instruction][-1]


def in_container() -> argparse.Namespace:
    return told(json.loads(last("CMD")))


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


# -- the container --------------------------------------------------------------------------------------------


def test_what_is_copied_into_the_container_is_there_and_not_ignored() -> None:
    ignored = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if not line.startswith("#")]
    copied = [
        name
        for instruction, names in CONTAINER
        if instruction == "COPY" and "--from" not in names
        for name in names.split()[:-1]
    ]
    assert {"web", "src", "setup.py", "constraints.txt"} <= set(copied)
    for name in copied:
        assert (ROOT / name).exists()
        assert not any(fnmatch(name, pattern) for pattern in ignored)


def test_what_one_stage_makes_the_next_one_finds() -> None:
    stages = [what.split(" AS ")[1] for name, what in CONTAINER if name == "FROM" and " AS " in what]
    taken = [re.match(r"--from=(\w+)", what) for name, what in CONTAINER if name == "COPY" and "--from" in what]
    assert [found[1] for found in taken if found] == stages
    assert all(re.search(r":[\d.]+-slim\b", what) for name, what in CONTAINER if name == "FROM")


def test_the_container_starts_a_server_that_is_reached_from_outside() -> None:
    assert json.loads(last("ENTRYPOINT")) == ["rumpus"]
    serve = in_container()
    assert (serve.command, serve.host, str(serve.port)) == ("serve", "0.0.0.0", last("EXPOSE"))
    assert Path(serve.database).parent == Path(last("VOLUME"))
    assert last("USER") != "root"


def test_its_health_is_asked_for_where_the_server_tells_it() -> None:
    path = re.search(rf"http://127\.0\.0\.1:{last('EXPOSE')}(/[\w/]+)", last("HEALTHCHECK"))
    assert path is not None
    server = Server(SqliteStore(":memory:"), 0.0, None)
    assert path[1] in [getattr(route, "path", "") for route in server.app().routes]


# -- compose ----------------------------------------------------------------------------------------------------


def test_compose_builds_the_container_and_keeps_its_tables() -> None:
    server = compose()["services"]["rumpus"]
    context = (DEPLOY / server["build"]["context"]).resolve()
    assert context == ROOT
    assert (context / server["build"]["dockerfile"]).samefile(DEPLOY / "Containerfile")
    assert "ports" not in server  # only the proxy is reached from outside
    kept = dict(volume.split(":")[:2] for volume in server["volumes"])
    assert list(kept) == ["tables"]
    assert kept["tables"] == last("VOLUME")


def test_compose_lets_caddy_in_and_believes_it() -> None:
    services, volumes = compose()["services"], compose()["volumes"]
    for volume in services["caddy"]["volumes"]:
        source = volume.split(":")[0]
        assert source in volumes or (DEPLOY / source).exists()
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert f"reverse_proxy rumpus:{last('EXPOSE')}" in caddy
    (name,) = set(re.findall(r"\{\$(\w+)\}", caddy))
    assert name in services["caddy"]["environment"]
    assert services["rumpus"]["environment"]["FORWARDED_ALLOW_IPS"] == "*"
    serve = told(services["rumpus"]["command"])
    assert serve.names == [f"${{{name}}}"]
    assert (serve.host, serve.port, serve.database) == itemgetter("host", "port", "database")(vars(in_container()))


# -- two servers --------------------------------------------------------------------------------------------------


def test_two_servers_share_a_database_behind_caddy() -> None:
    told_of_all = yaml.safe_load((DEPLOY / "compose-postgres.yaml").read_text())
    services, volumes = told_of_all["services"], told_of_all["volumes"]
    servers = {name: told(service["command"]) for name, service in services.items() if "command" in service}
    caddy = (DEPLOY / "Caddyfile-postgres").read_text()
    upstreams = " ".join(f"{name}:{serve.port}" for name, serve in servers.items())
    assert f"reverse_proxy {upstreams} {{" in caddy
    (name,) = set(re.findall(r"\{\$(\w+)\}", caddy))
    assert name in services["caddy"]["environment"]
    database = services["postgres"]["environment"]
    for own, serve in servers.items():
        assert serve.peer == f"{own}:8124"
        assert serve.names == [f"${{{name}}}"]
        assert serve.database == f"postgresql://{database['POSTGRES_USER']}@postgres/{database['POSTGRES_DB']}"
        assert (serve.host, str(serve.port)) == ("0.0.0.0", last("EXPOSE"))
        assert services[own]["environment"]["PGPASSWORD"][:-1] in database["POSTGRES_PASSWORD"]
        assert "ports" not in services[own]
        assert set(services["caddy"]["depends_on"]) == set(servers)
    for volume in services["caddy"]["volumes"] + services["postgres"]["volumes"]:
        source = volume.split(":")[0]
        assert source in volumes or (DEPLOY / source).exists()


def test_the_container_has_the_driver_of_the_database() -> None:
    assert any(name == "RUN" and "[postgres]" in what for name, what in CONTAINER)


# -- systemd ------------------------------------------------------------------------------------------------------


def test_the_unit_starts_a_server_that_writes_where_it_may() -> None:
    unit = ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are written
    unit.read(DEPLOY / "rumpus.service")
    service = unit["Service"]
    program, *arguments = shlex.split(service["ExecStart"])
    serve = told(arguments)
    assert (Path(program).name, serve.command) == ("rumpus", "serve")
    assert serve.friends is False  # nobody is there to be asked, and a proxy stands before it
    assert Path(serve.database).parent == Path("/var/lib") / service["StateDirectory"]
    assert service["ProtectSystem"] == "strict"
    assert unit["Install"]["WantedBy"] == "multi-user.target"
