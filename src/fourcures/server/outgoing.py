"""Messages to addresses that people give: only HTTPS, only to the open internet, no redirects, and never for long."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from fourcures import __version__
from fourcures.words import Complaint

PATIENCE: Final = 5.0
"""Seconds for everything: finding the address, connecting, sending, the answer."""
LONGEST: Final = 500
"""Letters of an address."""
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""Addresses of the old kind as networks of the new kind write them."""
FAILED: Final = (OSError, TimeoutError, ValueError, IndexError, asyncio.LimitOverrunError, asyncio.IncompleteReadError)
"""What `post` raises when nobody has taken the message."""


def checked(url: str, local: bool) -> str:
    """An address that messages may go to; complains about any other."""
    try:
        parts = urlsplit(url)
        good = parts.scheme == "https" or (local and parts.scheme == "http")
        good = good and bool(parts.hostname) and parts.username is None and parts.port != 0
    except ValueError:
        good = False
    if not good or len(url) > LONGEST or not re.fullmatch("[!-~]+", url):
        raise Complaint("hook-address", most=LONGEST)
    return url


async def reachable(url: str, local: bool) -> str:
    """One of the network addresses of a host; complains when it has none, or one that is not in the open internet."""
    parts = urlsplit(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        async with asyncio.timeout(PATIENCE):
            found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise Complaint("hook-unknown", host=parts.hostname or "") from None
    addresses = [str(place[0]) for *_, place in found]
    if not addresses or not (local or all(_open(address) for address in addresses)):
        raise Complaint("hook-private", host=parts.hostname or "")
    return addresses[0]


def _open(address: str) -> bool:
    """It is an address of the open internet, also when it is written in another way."""
    ip: IPv4Address | IPv6Address | None = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        if ip in TRANSLATED:
            ip = IPv4Address(int(ip) & 0xFFFF_FFFF)
        else:
            ip = ip.ipv4_mapped or ip.sixtofour or ip
    return ip is not None and ip.is_global and not ip.is_multicast


async def post(url: str, body: bytes, headers: Mapping[str, str], local: bool) -> int:
    """Send it; the status of the answer, of which nothing else is read."""
    parts = urlsplit(checked(url, local))
    tls = parts.scheme == "https"
    async with asyncio.timeout(PATIENCE):
        address = await reachable(url, local)  # and to that very address: a name may lead elsewhere a moment later
        reader, writer = await asyncio.open_connection(
            address,
            parts.port or (443 if tls else 80),
            ssl=ssl.create_default_context() if tls else None,
            server_hostname=parts.hostname if tls else None,
        )
        try:
            told = {"Host": parts.netloc, "User-Agent": f"Fourcures/{__version__}", "Content-Length": str(len(body)), "Connection": "close"}
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            head = "".join(f"{name}: {value}\r\n" for name, value in {**told, **headers}.items())
            writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
            await writer.drain()
            return int((await reader.readline()).split()[1])
        finally:
            writer.close()
