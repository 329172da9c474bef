# Sourced by the self-tests: each runs a script of Tools/ as a user would and says what it did wrong.

name=$(basename -- "$0")
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
# The space stands for every path that a careless script would split.
scratch=$(mktemp -d "${TMPDIR:-/tmp}/self test.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' HUP INT TERM

# expect WHAT COMMAND... : the command succeeds.
expect() {
  what=$1
  shift
  "$@" || { printf '%s: not true: %s\n' "$name" "$what" >&2; show_output; exit 1; }
}

# expect_exit STATUS COMMAND... : the command ends with STATUS; its output is left in $scratch/out and $scratch/err.
expect_exit() {
  expected=$1 actual=0
  shift
  "$@" >"$scratch/out" 2>"$scratch/err" || actual=$?
  [ "$actual" -eq "$expected" ] && return
  printf '%s: exit status %s instead of %s: %s\n' "$name" "$actual" "$expected" "$*" >&2
  show_output
  exit 1
}

show_output() {
  cat "$scratch/out" "$scratch/err" >&2 2>/dev/null || true
}
