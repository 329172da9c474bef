/// Completions for bash, also for the old one of macOS.
enum BashCompletions {
  static var script: String {
    head
      + CompletedCommand.all.map { command in
        """
            \(command.name))
              options=(\(command.options.map(\.name).joined(separator: " ")))
              case "$awaits $option" in
        \(values(of: command))
              esac
              ;;

        """
      }.joined() + tail
  }

  /// The branches that complete the value that is awaited, or else an operand.
  private static func values(of command: CompletedCommand) -> String {
    var branches = command.options.compactMap { option -> String? in
      guard let value = option.value.flatMap(call) else { return nil }
      return "        \"value \(option.name)\") \(value) ;;"
    }
    branches += command.options.compactMap { option in
      option.value.flatMap(ending).map { "        \"ending \(option.name)\") \($0) ;;" }
    }
    if let operand = command.operand.flatMap(call) { branches.append("        \" \"*) \(operand) ;;") }
    return branches.joined(separator: "\n")
  }

  /// What completes a word behind the equals sign in a value.
  private static func ending(_ kind: ValueKind) -> String? {
    switch kind {
    case .format: "_api_check_paths -f"
    case .base(let words): "_api_check_words \(words.joined(separator: " "))"
    case .directory, .file, .module, .revision, .target, .version, .choice, .text: nil
    }
  }

  private static func call(_ kind: ValueKind) -> String? {
    switch kind {
    case .directory: "_api_check_paths -d"
    case .file: "_api_check_paths -f"
    case .module: "_api_check_modules"
    case .target: "_api_check_targets"
    case .revision, .base: "_api_check_revisions"
    case .version: "_api_check_revisions; _api_check_paths -f"
    case .choice(let words), .format(let words): "_api_check_words \(words.joined(separator: " "))"
    case .text: nil
    }
  }

  private static let head = #"""
    # Completions of api-check for bash; load them with: eval "$(api-check completions bash)"

    _api_check_words() {
      local word
      for word in "$@"; do
        if [[ "$word" == "$current"* ]]; then COMPREPLY+=("$word"); fi
      done
    }

    _api_check_paths() {
      local path
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$current")
    }

    _api_check_modules() {
      local path
      for path in Tools/api-baselines/*.txt; do
        if [[ -e "$path" ]]; then path="${path##*/}" && _api_check_words "${path%.txt}"; fi
      done
    }

    # The names of targets wherever they are mentioned, over the ends of lines.
    _api_check_targets() {
      local target
      while IFS= read -r target; do _api_check_words "$target"; done < <(
        tr -d '[:space:]' 2>/dev/null <Package.swift | grep -oE '\.target\(name:"[^"]*"' | cut -d '"' -f 2 | sort -u
      )
    }

    _api_check_revisions() {
      local revision
      _api_check_words HEAD latest-release latest-prerelease
      while IFS= read -r revision; do _api_check_words "$revision"; done < <(
        git for-each-ref --format='%(refname:short)' refs/heads refs/tags refs/remotes 2>/dev/null
      )
    }

    _api_check() {
      local word command="" option="" awaits="" index current="${COMP_WORDS[COMP_CWORD]}"
      local -a options=()
      COMPREPLY=()
      # An equals sign is a word of its own, before a value and before what follows one.
      if [[ "$current" == "=" ]]; then current=""; fi
      for ((index = 1; index <= COMP_CWORD; index++)); do
        word="${COMP_WORDS[index]}"
        if [[ "$word" == "=" ]]; then
          if [[ -n "$option" && -z "$awaits" ]]; then awaits=ending; fi
        elif ((index == COMP_CWORD)); then
          break
        elif [[ -n "$awaits" ]]; then
          awaits=""
        else
          option=""
          case "$word" in
            \#(CompletedCommand.optionsWithValue.joined(separator: " | ")))
              option="$word" awaits=value
              ;;
            -*) ;;
            *) if [[ -z "$command" ]]; then command="$word"; fi ;;
          esac
        fi
      done
      if [[ -z "$awaits$command" && "$current" != -* ]]; then
        _api_check_words \#(CompletedCommand.all.map(\.name).joined(separator: " "))
        return
      fi
      if [[ -z "$awaits" ]]; then option=""; fi
      case "${command:-check}" in

    """#

  private static let tail = #"""
      esac
      if [[ -z "$awaits" && "$current" == -* ]]; then COMPREPLY=() && _api_check_words "${options[@]}"; fi
    }

    complete -F _api_check api-check

    """#
}
