# Sourced by the scripts that make modules: which names a module can have.
#
# They define fail STATUS SENTENCE, and put a folder for temporary files in $scratch.

# require_module_name NAME : fails if a module cannot be called so, whatever else there is.
require_module_name() {
  # In the C locale, only ASCII letters are letters.
  case $(printf '%s.' "$1" | LC_ALL=C sed 's/^[A-Z][A-Za-z0-9]*\.$/fine/') in
    fine) ;;
    *) fail 64 "\"$1\" is no module name; begin with a capital letter and go on with letters and digits." ;;
  esac
}

# refuse_known_name NAME FOLDER : fails if the language, the toolchain or a Swift file below FOLDER uses the name.
refuse_known_name() {
  # If a module and a type have the same name, MODULE.Type refers to a member of the type.
  type=$(grep -rhoE "^ *([a-z@]+(\([a-z]+\))? )*(struct|class|enum|actor|protocol|typealias) $1\b" "$2" --include='*.swift' | head -n 1 || true)
  [ -z "$type" ] || fail 1 "There is a type \"$type\"; choose a name that no type has."
  case $1 in Type | Protocol | Self | Any) fail 1 "\"$1\" is a word of the language; choose another name." ;; esac
  ! compiles "import Foundation
typealias Probe = $1" || fail 1 "The standard library or Foundation has a type $1; choose a name that no type has."
  ! compiles "import $1" || fail 1 "The toolchain has a module $1; choose another name."
}

compiles() {
  printf '%s\n' "$1" >"$scratch/probe.swift"
  swiftc -typecheck "$scratch/probe.swift" 2>/dev/null
}
