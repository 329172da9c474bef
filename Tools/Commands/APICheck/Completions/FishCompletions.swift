/// Completions for fish.
enum FishCompletions {
  static var script: String {
    let commands = CompletedCommand.all.map { command in
      "complete -c api-check -n __api_check_has_no_command -a \(command.name) -d \(quoted(command.summary))\n"
    }
    return head + commands.joined() + CompletedCommand.all.map(lines).joined()
  }

  private static func lines(of command: CompletedCommand) -> String {
    let condition = "complete -c api-check -n '__api_check_is \(command.name)'"
    var lines = command.options.map { option in
      let value = option.value.map { " -x" + arguments($0) } ?? ""
      return "\(condition) -l \(option.name.drop { $0 == "-" })\(value) -d \(quoted(option.summary))\n"
    }
    if let operand = command.operand {
      lines.append("\(condition) -n '! __api_check_has_no_command'\(arguments(operand))\n")
    }
    return "\n" + lines.joined()
  }

  private static func arguments(_ kind: ValueKind) -> String {
    switch kind {
    case .directory: " -a '(__fish_complete_directories)'"
    case .file: " -a '(__fish_complete_path)'"
    case .module: " -a '(__api_check_modules)'"
    case .target: " -a '(__api_check_targets)'"
    case .base(let words): " -a '(__api_check_bases \(words.joined(separator: " ")))'"
    case .revision: " -a '(__api_check_revisions)'"
    case .version: " -a '(__api_check_revisions; __fish_complete_path)'"
    case .choice(let words): " -a \(quoted(words.joined(separator: " ")))"
    case .format(let words): " -a '(__api_check_formats \(words.joined(separator: " ")))'"
    case .text: ""
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += "'\\".contains($1) ? "\\\($1)" : String($1) } + "'"
  }

  private static let head = #"""
    # Completions of api-check for fish; load them with: api-check completions fish | source

    function __api_check_command
        set -l awaits 0
        set -l tokens (commandline -opc)
        for token in $tokens[2..-1]
            if test $awaits = 1
                set awaits 0
                continue
            end
            switch $token
                case \#(CompletedCommand.optionsWithValue.joined(separator: " "))
                    set awaits 1
                case '-*'
                case '*'
                    echo $token
                    return
            end
        end
    end

    function __api_check_has_no_command
        test -z "$(__api_check_command)"
    end

    function __api_check_is
        set -l command (__api_check_command)
        test -n "$command"; or set command check
        test $command = $argv[1]
    end

    function __api_check_modules
        for path in Tools/api-baselines/*.txt
            string replace -r '.*/(.*)\.txt$' '$1' $path
        end
    end

    function __api_check_revisions
        printf '%s\n' HEAD latest-release latest-prerelease
        git for-each-ref --format='%(refname:short)' refs/heads refs/tags refs/remotes 2>/dev/null
    end

    # The names of targets wherever they are mentioned, over the ends of lines.
    function __api_check_targets
        test -e Package.swift; or return
        tr -d '[:space:]' <Package.swift | grep -oE '\.target\(name:"[^"]*"' | cut -d '"' -f 2 | sort -u
    end

    # A revision alone, or with what fails a run behind an equals sign.
    function __api_check_bases
        set -l token (string replace -r '^--against=' '' -- (commandline -ct))
        if string match -q '*=*' -- $token
            set -l parts (string split -r -m 1 = -- $token)
            printf "$parts[1]=%s\n" $argv
        else
            __api_check_revisions
        end
    end

    # A format alone, or with the path of a file behind an equals sign.
    function __api_check_formats
        set -l token (string replace -r '^--format=' '' -- (commandline -ct))
        if string match -q '*=*' -- $token
            set -l parts (string split -m 1 = -- $token)
            for path in (__fish_complete_path $parts[2])
                echo $parts[1]=$path
            end
        else
            printf '%s\n' $argv
        end
    end

    complete -c api-check -f

    """#
}
