"""E-mails: one plain text each, with a way to get no more of them."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from fourcures.server.settings import Smtp
from fourcures.words import Complaint

PATIENCE: Final = 10.0
"""Seconds for each step of handing over an e-mail."""
LONGEST: Final = 254
"""Letters of an e-mail address."""
ADDRESS: Final = re.compile(r"[^\s@<>(),;:\\\"\[\]]+@[^\s@<>(),;:\\\"\[\]]+\.[^\s@<>(),;:\\\"\[\]]+", re.ASCII)


def checked(address: str) -> str:
    """An e-mail address; complains about what is none."""
    address = address.strip()
    if len(address) > LONGEST or not address.isascii() or not address.isprintable() or not ADDRESS.fullmatch(address):
        raise Complaint("mail-address", most=LONGEST)
    return address


def send(by: Smtp, to: str, subject: str, text: str, stop: str) -> None:
    """Hand an e-mail over to the mail server.  Raises OSError or smtplib.SMTPException when that cannot be done."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = by.sender, to, " ".join(subject.split())
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=by.sender.rpartition("@")[2].strip("> "))
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"], mail["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
    mail.set_content(text)
    with _connected(by) as server:
        if by.user:
            server.login(by.user, by.password)
        server.send_message(mail)


def _connected(by: Smtp) -> smtplib.SMTP:
    if by.tls:
        return smtplib.SMTP_SSL(by.host, by.port, timeout=PATIENCE, context=ssl.create_default_context())
    server = smtplib.SMTP(by.host, by.port, timeout=PATIENCE)
    try:
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
            server.ehlo()
        elif by.user:
            raise smtplib.SMTPNotSupportedError("no encryption, so no password")
    except BaseException:
        server.close()
        raise
    return server
