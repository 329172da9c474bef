/// Completions for zsh, to be loaded at once or from a folder of `fpath`.
enum ZshCompletions {
  static var script: String {
    head
      + CompletedCommand.all.map { command in
        let specifications = command.options.map(specification) + [operands(of: command)]
        return "    \(command.name))\n      _arguments -S '1: :_api-check-commands' \\\n        "
          + specifications.joined(separator: " \\\n        ") + "\n      ;;\n"
      }.joined() + tail
  }

  private static func specification(of option: CompletedOption) -> String {
    let summary = "[\(escaped(option.summary))]"
    guard let value = option.value, let placeholder = option.placeholder else {
      return quoted(option.name + summary)
    }
    // What takes a value may be said again: another module, or the last word on something.
    return quoted("*\(option.name)=\(summary):\(escaped(placeholder)):\(action(value))")
  }

  private static func operands(of command: CompletedCommand) -> String {
    quoted(command.operand.map { "*: :\(action($0))" } ?? "*: :")
  }

  private static func action(_ kind: ValueKind) -> String {
    switch kind {
    case .directory: "_files -/"
    case .file: "_files"
    case .module: "_api-check-modules"
    case .target: "_api-check-targets"
    case .base(let words): "_api-check-bases \(words.joined(separator: " "))"
    case .revision: "_api-check-revisions"
    case .version: "_api-check-versions"
    case .choice(let words): "(\(words.joined(separator: " ")))"
    case .format(let words): "_api-check-formats \(words.joined(separator: " "))"
    case .text: ""
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += ":[]\\".contains($1) ? "\\\($1)" : String($1) }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  private static let commands = CompletedCommand.all.map { quoted("\($0.name):\(escaped($0.summary))") }

  private static let head = #"""
    #compdef api-check
    # Completions of api-check for zsh; load them behind compinit with: eval "$(api-check completions zsh)"

    _api-check-commands() {
      local -a commands=(
        \#(commands.joined(separator: "\n    "))
      )
      _describe command commands
    }

    _api-check-modules() {
      local -a modules=(Tools/api-baselines/*.txt(N:t:r))
      compadd -a modules
    }

    _api-check-revisions() {
      local -a revisions=(
        HEAD latest-release latest-prerelease
        ${(f)"$(git for-each-ref --format='%(refname:short)' refs/heads refs/tags refs/remotes 2>/dev/null)"}
      )
      compadd -a revisions
    }

    # The names of targets wherever they are mentioned, over the ends of lines.
    _api-check-targets() {
      local -a targets=(
        ${(f)"$(tr -d '[:space:]' 2>/dev/null <Package.swift | grep -oE '\.target\(name:"[^"]*"' | cut -d '"' -f 2)"}
      )
      compadd -a targets
    }

    _api-check-bases() {
      local -a endings
      while [[ $1 == -* ]]; do shift; done
      endings=($@)
      if compset -P '*='; then compadd -a endings; else _api-check-revisions; fi
    }

    _api-check-versions() {
      _alternative 'revisions:revision:_api-check-revisions' 'files:file:_files'
    }

    _api-check-formats() {
      local -a formats
      while [[ $1 == -* ]]; do shift; done
      formats=($@)
      if compset -P '*='; then _files; else compadd -a formats; fi
    }

    _api-check() {
      local word command="" awaits=""
      for word in ${words[2,CURRENT-1]}; do
        if [[ -n $awaits ]]; then
          awaits=""
        else
          case $word in
            \#(CompletedCommand.optionsWithValue.joined(separator: "|"))) awaits=value ;;
            -*) ;;
            *) command=$word && break ;;
          esac
        fi
      done
      case ${command:-check} in

    """#

  private static let tail = #"""
      esac
    }

    # Loaded as a function, it is asked at once.
    if [[ $funcstack[1] == _api-check ]]; then _api-check "$@"; else compdef _api-check api-check; fi

    """#
}
