#!/bin/sh
# Every npm command of this project comes through here, so that a clean clone needs nothing but npm:
# install what the lock file says (only when it is not there yet), then become the command, run by the locked Node.
# `exec` keeps one process, so that signals reach the program and not a shell in between.
set -eu
command="$1"
shift
export INIT_CWD="${INIT_CWD:-$PWD}"
cd "$(dirname "$0")/.."
# An image (deploy/Dockerfile) was made whole, without the packages that only building needs.
[ -e node_modules/.whole ] || node scripts/setup/install-packages.mjs

# The package's own folder, not node_modules/.bin: npm 9 and older make no link for a program called node.
locked="$PWD/node_modules/$(node -p '`node-${process.platform}-${process.arch}`')/bin"
PATH="$locked:$PWD/node_modules/.bin:$PATH"
export PATH
node="$(command -v node)"
if ! node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 24 ? 0 : 1)'; then
  echo "Verdict needs Node 24 and its npm package is not available for this platform: install Node 24 and try again." >&2
  exit 1
fi

case "$command" in
  start)
    # Code without its types is kept from one start to the next: without that each web server holds the compiler that
    # strips them. And its young objects get 16 MB, where V8 would let them have 128. With at most a gigabyte for the
    # old ones V8 collects them after they have grown by six tenths, and not by three times. Measured in
    # docs/scaling.md.
    export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$PWD/build/node-cache}"
    # Test data, outputs and packages are large buffers for a moment. Left to itself glibc keeps what they leave behind,
    # scattered over a heap for each thread (docs/measurements/footprint.md): so they get pages of their own, which go
    # back to the machine with them, and two heaps do for all threads.
    export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-131072}" MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-131072}"
    export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
    exec "$node" --max-semi-space-size=8 --max-old-space-size=1024 scripts/start.ts "$@"
    ;;
  test) exec "$node" scripts/test.ts "$@" ;;
  test-changed) exec "$node" scripts/test-changed.ts "$@" ;;
  judge) exec "$node" packages/judge/src/cli/cli.ts "$@" ;;
  verify) exec "$node" packages/judge/src/cli/verify.ts "$@" ;;
  problems) exec "$node" scripts/problems.ts "$@" ;;
  backup) exec "$node" scripts/backup.ts backup "$@" ;;
  restore) exec "$node" scripts/backup.ts restore "$@" ;;
  doctor) exec "$node" scripts/doctor.ts "$@" ;;
  admin) exec "$node" packages/server/src/commands/admin-command.ts "$@" ;;
  bench) exec "$node" bench/bench.ts "$@" ;;
  *)
    echo "unknown command: $command" >&2
    exit 2
    ;;
esac
