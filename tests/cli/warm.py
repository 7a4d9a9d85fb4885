"""The command with all that it needs loaded: this process forks for each run, which then has its own arguments and streams.

Each line it reads is a run: the arguments, the folder with the file `in`, where it leaves `out` and `err`, and what its
environment has beside.  It answers with the exit code.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module

from fourcures import cli

for place in cli.COMMANDS.values():
    import_module(place.partition(":")[0])
for name in [name for name in sys.modules if name.startswith("fourcures.cli.")]:
    del sys.modules[name]  # its help is put into words while it is loaded, in the language of the run
for line in sys.stdin:
    args, folder, environment = json.loads(line)
    if not (child := os.fork()):
        for stream, name in enumerate(("in", "out", "err")):
            os.dup2(os.open(os.path.join(folder, name), os.O_RDWR | os.O_CREAT), stream)
        sys.stdin = os.fdopen(0, encoding="utf-8")
        sys.argv = ["fourcures", *args]
        os.environ.update(environment)
        cli.main()
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
