"""The REST API keeps to its own description, whatever is asked and by whom: schemathesis, always the same cases."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from posse.server.http.app import app
from posse.server.http.guard import MAX_BODY_BYTES
from posse.server.settings import Settings

PASSWORD = "a horse with no name"
N_EXAMPLES = {"nobody": 4, "token": 6, "session": 6}  # the others are refused at once
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
ENDING = ("POST /api/logout", "DELETE /api/me")  # of the session that asks
CALLERS = ("nobody", "token", "session", "unknown token", "page of others")


def bounded(caller: str) -> hypothesis_settings:
    return hypothesis_settings(
        derandomize=True,
        database=None,
        deadline=None,
        max_examples=N_EXAMPLES.get(caller, 1),
        suppress_health_check=list(HealthCheck),
    )


@cache
def operations() -> dict[str, Any]:
    described = msgspec.json.decode(msgspec.json.encode(app(Settings()).openapi_schema.to_schema()))
    found = (result.ok() for result in schemathesis.openapi.from_dict(described).get_all_operations())
    return {operation.label: operation for operation in found}


class Callers(NamedTuple):
    url: str
    headers: dict[str, dict[str, str]]
    there: dict[str, list[str]]  # what path parameters may name


@pytest.fixture(scope="module")
def callers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callers]:
    """A server, with a member, a guest and tables; in a process of its own, since Hypothesis minds who draws lots."""
    given_ = {
        "database": f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/posse.db",
        "warm": "false",
        "log_level": "error",
    }
    limits = ("requests_a_minute", "logins_a_minute", "max_tables_each")
    environment = {
        f"POSSE_{name.upper()}": value for name, value in {**given_, **dict.fromkeys(limits, "1000000")}.items()
    }
    command = [sys.executable, "-m", "posse", "serve", "--port", "0"]
    with subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            yield _callers(process.stdout.readline().split()[-1])
        finally:
            process.terminate()


def _callers(url: str) -> Callers:
    headers: dict[str, dict[str, str]] = {"nobody": {}, "unknown token": {"Authorization": "Bearer posse_nothing"}}
    with httpx.Client(base_url=url, timeout=120) as http:
        me = http.post("/api/register", json={"name": "Ann", "password": PASSWORD}).json()
        kept = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        headers["session"] = {"Cookie": kept, "X-CSRF-Token": me["csrf"]}
        headers["page of others"] = {**headers["session"], "Origin": "https://example.org"}
        http.headers.update(headers["session"])
        token = http.post("/api/me/tokens", json={"label": "fuzz"}).json()["token"]
        headers["token"] = {"Authorization": f"Bearer {token}"}
        seats = [["me", "free", "deputy"], ["free", "free"], ["me", "random", "greenhorn"]]
        made = [http.post("/api/tables", json={"game": "showdown", "seats": chosen}).json()["id"] for chosen in seats]
        http.post(f"/api/tables/{made[2]}/start")
    with httpx.Client(base_url=url, timeout=120) as http:
        other = http.post("/api/guest", json={"name": "Ben"}).json()["person"]["id"]
    return Callers(url.rstrip("/"), headers, {"table": made, "which": [other, me["person"]["id"]]})


@pytest.mark.parametrize("caller", CALLERS)
@pytest.mark.parametrize("label", operations())
def test_every_answer_is_as_described(callers: Callers, label: str, caller: str) -> None:
    if caller == "session" and label in ENDING:
        pytest.skip("ends the session that asks")

    @bounded(caller)
    @given(case=_cases(operations()[label]), data=st.data())
    def check(case: Any, data: st.DataObject) -> None:
        for name, there in callers.there.items():
            if name in (case.path_parameters or {}) and data.draw(st.booleans()):
                case.path_parameters[name] = data.draw(st.sampled_from(there))
        case.call_and_validate(base_url=callers.url, headers=callers.headers[caller], checks=CHECKS)

    check()


def _cases(operation: Any) -> st.SearchStrategy[Any]:
    """Sound ones, and broken ones where anything can be broken."""
    sound = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if not (operation.body or operation.path_parameters or operation.query):
        return sound
    return sound | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)


@pytest.mark.parametrize("label", [label for label, operation in operations().items() if operation.body])
def test_a_body_that_is_too_long_is_refused_as_described(callers: Callers, label: str) -> None:
    method, path = label.split()
    for name, there in callers.there.items():
        path = path.replace(f"{{{name}}}", there[0])
    body = b'{"padding": "' + b"x" * MAX_BODY_BYTES + b'"}'
    headers = {**callers.headers["token"], "Content-Type": "application/json"}
    answer = httpx.request(method, callers.url + path.replace("{seat}", "1"), content=body, headers=headers)
    problem = operations()[label].definition.raw["responses"]
    assert str(answer.status_code) in problem, answer.text
    assert answer.status_code in (403, 413)  # some are not for tokens
    assert set(answer.json()) == {"code", "line"}


@pytest.mark.parametrize("label", [label for label in operations() if " /api/" in label])
def test_everybody_may_be_asked_for_patience(label: str) -> None:
    assert "429" in operations()[label].definition.raw["responses"]


def test_what_was_checked_is_what_the_server_describes(callers: Callers) -> None:
    config = app(Settings()).openapi_config
    assert config
    described = httpx.get(f"{callers.url}{config.path}/openapi.json").json()
    assert described["openapi"].startswith("3.1")
    assert {label.split()[1] for label in operations()} == set(described["paths"])
