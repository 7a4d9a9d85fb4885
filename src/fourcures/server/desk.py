"""The routes about people: claiming a name, signing in and out, profiles, leaderboards, and what is kept about oneself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import FromPath
from litestar.response import Redirect

from fourcures.server import branches, ledger, orders, scores, store_plans, talk_log, wants, wire_people as wire
from fourcures.server.answers import AnyRequest, as_json, known
from fourcures.server.hall import Hall
from fourcures.server.passkeys import Site
from fourcures.server.people import Person
from fourcures.server.problems import Refusal, read
from fourcures.server.register import Register
from fourcures.server.throttle import place
from fourcures.server.wire_plans import PlanStep
from fourcures.server.wire_steps import StepView


def desk(register: Register, hall: Hall) -> Sequence[Any]:
    """The routes."""

    async def changed(request: AnyRequest, before: Person, after: Person, status: int = 200) -> Response[bytes]:
        """Who is at this browser has changed: so do the open tables."""
        await hall.met(register, before, after)
        return known(request, after, as_json(await register.me(after), status))

    def try_of(request: AnyRequest) -> Person:
        """Who asks for something that may be asked for only so often."""
        register.by_address.take(place(request.client.host if request.client else ""))
        return register.who(request.cookies)

    # ------------------------------------------------------------ who I am

    @get("/api/me")
    async def me(request: AnyRequest) -> Response[bytes]:
        return as_json(await register.me(register.who(request.cookies)))

    @post("/api/me")
    async def claim(request: AnyRequest) -> Response[bytes]:
        wanted = read(await request.body(), _claim)
        guest = try_of(request)
        return await changed(request, guest, await register.claim(guest, wanted.name, wanted.password), 201)

    @patch("/api/me")
    async def change(request: AnyRequest) -> Response[bytes]:
        wanted = read(await request.body(), _change)
        before = after = _must_be_signed_in(try_of(request))
        if wanted.password is not None:
            await register.change_password(after, wanted.old, wanted.password)
        if wanted.name is not None:
            after = await register.rename(after, wanted.name)
        return await changed(request, before, after)

    @delete("/api/me", status_code=200)
    async def farewell(request: AnyRequest) -> Response[bytes]:
        body = await request.body()
        wanted = read(body, _farewell) if body else wire.Farewell()
        person = try_of(request)
        return await changed(request, person, await register.delete(person, wanted.name, wanted.password))

    @get("/api/me/export")
    async def export(request: AnyRequest) -> Response[bytes]:
        person = register.who(request.cookies)
        register.exports.take(person.id)
        answer = as_json(await _export(register, hall, person))
        answer.headers["content-disposition"] = 'attachment; filename="fourcures.json"'
        return answer

    @get("/.well-known/change-password", status_code=302)
    async def where_to_change() -> Redirect:
        """Password managers look here."""
        return Redirect("/me")

    # ------------------------------------------------------------ passkeys

    @post("/api/me/passkeys/options", status_code=200)
    async def passkey_options(request: AnyRequest) -> Response[bytes]:
        wanted = read(await request.body(), _passkey_for)
        person = try_of(request)
        return known(request, person, _raw(await register.passkey_options(_site(request), person, wanted.name)))

    @post("/api/me/passkeys")
    async def new_passkey(request: AnyRequest) -> Response[bytes]:
        wanted = read(await request.body(), _new_passkey)
        person = try_of(request)
        after = await register.new_passkey(_site(request), person, wanted.credential, wanted.label)
        return await changed(request, person, after, 201)

    @delete("/api/me/passkeys/{id:str}", status_code=200)
    async def drop_passkey(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
        person = _must_be_signed_in(register.who(request.cookies))
        await register.store.run(ledger.drop_passkey(person.id, id))
        return as_json(await register.me(person))

    # ------------------------------------------------------------ signing in and out

    @post("/api/session", status_code=200)
    async def sign_in(request: AnyRequest) -> Response[bytes]:
        wanted = read(await request.body(), _claim)
        guest = try_of(request)
        return await changed(request, guest, await register.sign_in(guest, wanted.name, wanted.password))

    @post("/api/session/options", status_code=200)
    async def sign_in_options(request: AnyRequest) -> Response[bytes]:
        person = try_of(request)
        return known(request, person, _raw(await register.passkeys.to_use(_site(request), person.device)))

    @post("/api/session/passkey", status_code=200)
    async def use_passkey(request: AnyRequest) -> Response[bytes]:
        wanted = read(await request.body(), _use_passkey)
        guest = try_of(request)
        return await changed(request, guest, await register.use_passkey(_site(request), guest, wanted.credential))

    @delete("/api/session", status_code=200)
    async def sign_out(request: AnyRequest) -> Response[bytes]:
        person = _must_be_signed_in(register.who(request.cookies))
        return await changed(request, person, await register.sign_out(person))

    @delete("/api/session/others", status_code=200)
    async def sign_out_others(request: AnyRequest) -> Response[bytes]:
        person = _must_be_signed_in(register.who(request.cookies))
        await register.sign_out_others(person)
        return await changed(request, person, person)

    # ------------------------------------------------------------ results

    @get("/api/people/{name:str}/stats")
    async def stats(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        return as_json(await register.stats(name, register.who(request.cookies)))

    @get("/api/people/{name:str}")
    async def profile(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        return as_json(await register.profile(name, register.who(request.cookies)))

    @get("/api/leaderboards")
    async def leaderboards(request: AnyRequest) -> Response[bytes]:
        asked = request.query_params
        page = asked.get("page", "1")
        if not (page.isascii() and page.isdecimal() and 0 < int(page[:9]) <= 100_000):
            raise Refusal(422, "page-unknown", found=page)
        season = asked.get("season") or scores.this_season()
        return as_json(await register.boards.page(asked.get("preset", "2013"), season, asked.get("solo") == "true", int(page)))

    return [
        me,
        claim,
        change,
        farewell,
        export,
        where_to_change,
        passkey_options,
        new_passkey,
        drop_passkey,
        sign_in,
        sign_in_options,
        use_passkey,
        sign_out,
        sign_out_others,
        profile,
        stats,
        leaderboards,
    ]


async def _export(register: Register, hall: Hall, person: Person) -> wire.Export:
    """Everything that is kept about a person or a guest."""
    tables = []
    standing = await register.store.read(orders.of_person(person.id))
    for row, seats in await register.store.read(ledger.all_of(person.id)):
        mine = {seat.seat: seat.name for seat in seats if seat.person == person.id}
        record = (await hall.record(row.id)) if mine else None
        tables.append(
            wire.OwnTable(row.id, row.name, row.created, row.host == person.id, list(mine), mine, record, standing.get(row.id, []))
        )
    visits = (await register.store.run(ledger.by_id(person.id)))[2] if person.name else []
    results = scores.played(await register.store.read(scores.of_person(person.id)))
    plans = []
    for table, whose, steps in await register.store.read(store_plans.of_person(person.id)):
        chain = [PlanStep(step.seat, step.token) for step in msgspec.json.decode(steps, type=list[StepView])]
        plans.append(wire.OwnPlan(table, whose == person.id, chain))
    said = await register.store.read(talk_log.own(person.id))
    lines = [wire.OwnLine(line.table, line.at, line.kind, msgspec.json.decode(line.body)) for line in said.lines]
    names = [name for _, name in await register.store.read(talk_log.blocked(person.id))]
    signs = [wire.OwnSign(*row) for row in said.signs]
    reports = [wire.OwnReport(*row) for row in said.reports]
    talk = wire.OwnTalk(lines, signs, reports, names, said.muted)
    notices = await register.store.read(wants.own(person.id))
    tried = [wire.OwnBranch(*row) for row in await register.store.read(branches.of_person(person.id))]
    return wire.Export(await register.me(person), visits, tables, results, plans, talk, notices, tried)


def _must_be_signed_in(person: Person) -> Person:
    if not person.name:
        raise Refusal(403, "signed-out")
    return person


def _site(request: AnyRequest) -> Site:
    return Site(request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}")


def _raw(text: str) -> Response[bytes]:
    return as_json(msgspec.Raw(text.encode()))


_claim: msgspec.json.Decoder[wire.Claim] = msgspec.json.Decoder(wire.Claim)
_change: msgspec.json.Decoder[wire.Change] = msgspec.json.Decoder(wire.Change)
_farewell: msgspec.json.Decoder[wire.Farewell] = msgspec.json.Decoder(wire.Farewell)
_passkey_for: msgspec.json.Decoder[wire.PasskeyFor] = msgspec.json.Decoder(wire.PasskeyFor)
_new_passkey: msgspec.json.Decoder[wire.NewPasskey] = msgspec.json.Decoder(wire.NewPasskey)
_use_passkey: msgspec.json.Decoder[wire.UsePasskey] = msgspec.json.Decoder(wire.UsePasskey)
