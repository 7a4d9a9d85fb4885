"""Everything that goes over the sockets of a table and of the lobby, in both directions."""

from __future__ import annotations

from typing import Any, Final, get_args

from fourcures.server import wire, wire_lobby, wire_plans, wire_programs, wire_review, wire_talk, wire_waiting

Talking = wire_talk.Say | wire_talk.Phrase | wire_talk.Roll | wire_talk.React | wire_talk.Block | wire_talk.Report
"""What can be said in every room."""
ForTalk = Talking | wire_talk.Mute
ForPlans = wire_plans.Try | wire_plans.Propose | wire_plans.Agree | wire_plans.Withdraw | wire_plans.Point
ForPrograms = wire_programs.Advise | wire_programs.Leave | wire_programs.GoAhead
Asking = wire_waiting.Order | wire_waiting.Hold | wire_waiting.Nudge | wire_waiting.PassFor
"""About whom the table waits for."""
Voting = wire_waiting.Rewind | wire_waiting.Vote

FromServer = (
    wire.View
    | wire.Ack
    | wire.No
    | wire.Pong
    | wire_plans.Tried
    | wire_plans.Pointed
    | wire_talk.Lines
    | wire_waiting.Nudged
    | wire_review.Led
)
Command = wire.Act | wire.TakeBack | ForPlans | ForPrograms | ForTalk | Asking | Voting | wire_review.Lead
"""What is answered by `ack` (`try` by `tried`) or `no`, with its id."""
Answer = wire.Ack | wire_plans.Tried
FromClient = Command | wire.Ping

FromLobby = wire_talk.Lobby | wire_lobby.OpenTables | wire.Ack | wire.No | wire.Pong | wire_talk.Lines
ToLobby = Talking | wire.Ping


def _tags(kinds: Any) -> str:
    return ", ".join(f'"{kind.__struct_config__.tag}"' for kind in get_args(kinds))


TAGS: Final = _tags(FromClient)
"""The kinds of messages that a page may send to a table."""
LOBBY_TAGS: Final = _tags(ToLobby)
