# Sourced by the scripts of Tools/ that stand for a command.

root=$(CDPATH='' cd -P -- "$(dirname -- "$0")/.." && pwd)
scratch=$root/.build/tools

# sources FOLDER : what the command in FOLDER of Tools is made of and with, in $parts too if a command says so.
sources() {
  # shellcheck disable=SC2086 # Each of the parts is a word.
  (cd "$root" && find Package.swift "Tools/$1" Tools/Libraries ${parts-} -name '*.swift' -type f \
    -exec cksum {} + | LC_ALL=C sort)
  swift --version 2>&1
}

# built NAME : where the command NAME is, if it was ever built.
built() { sed -n 2p "$scratch/$1.stamp" 2>/dev/null || :; }

# build NAME : builds the command NAME, before the eyes of whoever sits at a terminal; elsewhere only what fails is shown.
build() {
  set -- swift build --package-path "$root" --scratch-path "$scratch" --configuration release --product "$1"
  if [ -t 2 ]; then
    "$@" >&2
  else
    log=$("$@" 2>&1) || { printf '%s\n' "$log" >&2; return 1; }
  fi
}

# become NAME FOLDER ARGUMENT... : builds the command NAME if its sources have changed, then becomes it.
#
# Who has just built all commands, as Tools/check has, says in TOOLS_BUILT_IN where they are.
become() {
  if [ -n "${TOOLS_BUILT_IN-}" ] && [ -x "$TOOLS_BUILT_IN/$1" ]; then
    name=$1
    shift 2
    exec "$TOOLS_BUILT_IN/$name" "$@"
  fi
  name=$1 stamp=$scratch/$1.stamp
  current=$(sources "$2" | cksum)
  shift 2
  if [ ! -x "$(built "$name")" ] || [ "$(sed 1q "$stamp" 2>/dev/null)" != "$current" ]; then
    [ -e "$stamp" ] && duration='' || duration=', which takes minutes the first time only'
    echo "Building $name$duration …" >&2
    if ! mkdir -p "$scratch" 2>/dev/null || [ ! -w "$scratch" ]; then
      echo "$name: $scratch cannot be written, so the command cannot be built; run it where it can." >&2
      exit 2
    fi
    if ! build "$name"; then
      echo "$name: the tool itself does not build; repair it first." >&2
      exit 2
    fi
    # Each build system has a place of its own for what it makes.
    folder=$(swift build --package-path "$root" --scratch-path "$scratch" --configuration release --show-bin-path)
    printf '%s\n' "$current" "$folder/$name" >"$stamp"
  fi
  exec "$(built "$name")" "$@"
}
