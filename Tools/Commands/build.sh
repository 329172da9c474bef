# Tools/* scripts that stand for a command source this file.

root=$(CDPATH='' cd -P -- "$(dirname -- "$0")/.." && pwd)

# Optimizing a command takes five times as long as building it, and makes it a little faster. Only who sets
# TOOLS_OPTIMIZED, as Tools/benchmark does, waits for that; releases are optimized, too.
if [ -n "${TOOLS_OPTIMIZED-}" ]; then
  scratch=$root/.build/tools-optimized flags=
else
  scratch=$root/.build/tools flags='-Xswiftc -Onone -Xswiftc -gnone'
fi

# sources FOLDER : prints checksums of what the command in Tools/FOLDER is built from, with the files in $parts.
sources() {
  # shellcheck disable=SC2086 # Each of the parts is a word.
  (cd "$root" && find Package.swift "Tools/$1" Tools/Libraries ${parts-} -name '*.swift' -type f \
    -exec cksum {} + | LC_ALL=C sort)
  swift --version 2>&1
}

# built NAME : prints the path of the command NAME if it was ever built.
built() { sed -n 2p "$scratch/$1.stamp" 2>/dev/null || :; }

# build NAME : builds the command NAME. The output is shown on a terminal; anywhere else only if the build fails.
build() {
  # shellcheck disable=SC2086 # Each of the flags is a word.
  set -- swift build --package-path "$root" --scratch-path "$scratch" --configuration release --product "$1" $flags
  if [ -t 2 ]; then
    "$@" >&2
  else
    log=$("$@" 2>&1) || { printf '%s\n' "$log" >&2; return 1; }
  fi
}

# become NAME FOLDER ARGUMENT... : builds the command NAME if its sources have changed, then replaces this shell by it.
#
# If all commands have just been built, as by Tools/check, TOOLS_BUILT_IN names the folder with them.
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
    [ -e "$stamp" ] && duration='' || duration=', which takes a minute the first time only'
    echo "Building $name$duration …" >&2
    if ! mkdir -p "$scratch" 2>/dev/null || [ ! -w "$scratch" ]; then
      echo "$name: $scratch cannot be written, so the command cannot be built; run it where it can." >&2
      exit 2
    fi
    if ! build "$name"; then
      echo "$name: the tool itself does not build; repair it first." >&2
      exit 2
    fi
    # Each build system puts products into a folder of its own.
    folder=$(swift build --package-path "$root" --scratch-path "$scratch" --configuration release --show-bin-path)
    printf '%s\n' "$current" "$folder/$name" >"$stamp"
  fi
  exec "$(built "$name")" "$@"
}
