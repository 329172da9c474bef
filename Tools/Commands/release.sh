# What makes releases and what fetches them source this file, with the repository in $root: they have to agree about it.

# triple : prints the platform that this toolchain builds for, as the name of a release has it.
triple() {
  swift -print-target-info 2>/dev/null | sed -n 's/.*"unversionedTriple": "\([^"]*\)".*/\1/p' | head -n 1
}

# archive_name VERSION TRIPLE : prints the name of an archive without its ending; the folder inside has the same name.
archive_name() {
  printf 'api-check-%s-%s' "$1" "$2"
}

# sha256 FILE... : prints a line for each file, in the format that sha256sum writes and checks.
sha256() {
  if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi
}

# version_of COMMAND : prints the version that the command reports, or nothing if it does not run.
version_of() {
  "$1" --version 2>/dev/null | sed -n '1s/^api-check \([0-9][0-9A-Za-z.+-]*\).*/\1/p'
}

# source_version : prints the version in the sources of the repository in $root.
source_version() {
  sed -n 's/.*"api-check \([0-9][0-9A-Za-z.+-]*\) (.*/\1/p' "$root/Tools/Commands/APICheck/Help/HelpText.swift" | head -n 1
}
