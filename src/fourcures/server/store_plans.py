"""Jobs of the log about proposals.  Those that are gone are taken out of the file but for their numbers, which are never given again."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from fourcures.server.file import plans
from fourcures.server.log import Job as Job


class PlanRow(NamedTuple):
    """A proposal as the file has it."""

    id: int
    person: str
    n: int
    steps: str
    agreed: str


KEPT = (plans.c.id, plans.c.person, plans.c.n, plans.c.steps, plans.c.agreed)
GONE = {"person": "", "steps": "[]", "agreed": "[]"}


def load(table: str) -> Callable[[Connection], tuple[int, list[PlanRow]]]:
    """The highest number given at a table, and the proposals that are there."""

    def job(connection: Connection) -> tuple[int, list[PlanRow]]:
        last = connection.execute(select(func.max(plans.c.id)).where(plans.c.table_id == table)).scalar_one() or 0
        rows = connection.execute(select(*KEPT).where(plans.c.table_id == table, plans.c.person != "").order_by(plans.c.id))
        return last, [PlanRow(*row) for row in rows]

    return job


def put(table: str, id: int, person: str, n: int, steps: str) -> Job:
    """Somebody's proposal is this one now."""

    def job(connection: Connection) -> None:
        connection.execute(update(plans).where(plans.c.table_id == table, plans.c.person == person).values(GONE))
        connection.execute(insert(plans).values(table_id=table, id=id, person=person, n=n, steps=steps, agreed="[]"))

    return job


def agree(table: str, id: int, agreed: str) -> Job:
    """These are for it."""
    return lambda connection: connection.execute(update(plans).where(plans.c.table_id == table, plans.c.id == id).values(agreed=agreed))


def withdraw(table: str, id: int) -> Job:
    """It is gone."""
    return lambda connection: connection.execute(update(plans).where(plans.c.table_id == table, plans.c.id == id).values(GONE))


def of_person(person: str) -> Callable[[Connection], list[tuple[str, str, str]]]:
    """What somebody proposed or agreed to: the table, who proposed it, and the steps as they are kept."""

    def job(connection: Connection) -> list[tuple[str, str, str]]:
        about = (plans.c.person == person) | plans.c.agreed.contains(f'"{person}"', autoescape=True)
        found = connection.execute(select(plans.c.table_id, plans.c.person, plans.c.steps).where(about))
        return [(row[0], row[1], row[2]) for row in found]

    return job


def move(old: str, new: str) -> Job:
    """What one id proposed and agreed to is another's; of an id that is nobody's any more nothing is kept."""

    def job(connection: Connection) -> None:
        there = select(plans.c.table_id).where(plans.c.person == new)
        mine = plans.c.person == old
        connection.execute(update(plans).where(mine, plans.c.table_id.in_(there)).values(GONE))
        connection.execute(update(plans).where(mine).values({"person": new} if new else GONE))
        said = func.replace(plans.c.agreed, f'"{old}"', f'"{new}"')
        connection.execute(update(plans).where(plans.c.agreed.contains(f'"{old}"', autoescape=True)).values(agreed=said))

    return job
