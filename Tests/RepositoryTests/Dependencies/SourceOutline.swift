/// What a file declares, and which names it uses.
struct SourceOutline: Sendable {
  private enum Scope {
    case type(path: [String], isExtension: Bool, isPrivate: Bool)
    case body
  }

  private(set) var declarations: [NamedDeclaration] = []
  private(set) var uses: [NamedUse] = []

  private let tokens: [SwiftToken]
  private var scopes: [Scope] = []
  /// The type whose braces come next.
  private var announced: Scope?
  private var index = 0

  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
    while index < tokens.count {
      read()
      index += 1
    }
  }

  /// The names of the types around this place.
  private var context: [String] {
    for case .type(let path, _, _) in scopes.reversed() { return path }
    return []
  }

  private func text(_ distance: Int) -> String {
    tokens.indices.contains(index + distance) ? tokens[index + distance].text : ""
  }

  private func isWord(_ distance: Int) -> Bool {
    tokens.indices.contains(index + distance) && tokens[index + distance].isWord
  }

  private mutating func read() {
    let token = tokens[index]
    switch token.text {
    case "{":
      scopes.append(announced ?? .body)
      announced = nil
    case "}": _ = scopes.popLast()
    case _ where !token.isWord: break
    case "struct", "enum", "protocol", "actor", "class", "typealias", "associatedtype", "extension":
      if text(-1) != ".", !readType() { readUse() }
    case "func", "var", "let", "case":
      if text(-1) != ".", isWord(1) { readMember() }
    default: readUse()
    }
  }

  /// Reads the head of a type or of an extension; false if the word is a name here, or a modifier.
  private mutating func readType() -> Bool {
    let keyword = text(0)
    guard isWord(1), !SwiftWords.keywords.contains(text(1)) else { return false }
    if keyword == "actor", !["{", ":", "<", "where"].contains(text(2)) { return false }
    let isPrivate = isPrivateHere
    if keyword == "extension" {
      var path: [String] = []
      index += 1
      readUse()
      path.append(tokens[index].name)
      while text(1) == ".", isWord(2) {
        index += 2
        readUse()
        path.append(tokens[index].name)
      }
      announced = .type(path: path, isExtension: true, isPrivate: isPrivate)
      return true
    }
    let path = context + [tokens[index + 1].name]
    declarations.append(
      NamedDeclaration(kind: .type, path: path, call: "", isPrivate: isPrivate))
    if keyword != "typealias", keyword != "associatedtype" {
      announced = .type(path: path, isExtension: false, isPrivate: isPrivate)
    }
    index += 1
    return true
  }

  /// Reads the name of a function, a variable or a case.
  private mutating func readMember() {
    var kind = NamedDeclaration.Kind.global
    switch scopes.last {
    case .type(_, let isExtension, _): kind = isExtension ? .addedMember : .member
    case .body: return index += text(0) == "case" || SwiftWords.keywords.contains(text(1)) ? 0 : 1
    case nil: break
    }
    declarations.append(
      NamedDeclaration(
        kind: kind, path: context + [tokens[index + 1].name], call: text(0) == "func" ? callOfFunction : "",
        isPrivate: isPrivateHere))
    index += 1
  }

  /// How the function is called whose keyword stands here; its generic parameters have no parentheses.
  private var callOfFunction: String {
    (2..<tokens.count - index).first { text($0) == "(" }.map(call) ?? ""
  }

  private func call(at parenthesis: Int) -> String {
    let label = text(parenthesis + 1)
    let isLabeled =
      isWord(parenthesis + 1) && label != "_" && text(parenthesis + 2) != "."
      && (text(parenthesis + 2) == ":" || text(parenthesis + 3) == ":")
    return isLabeled ? "(" + label : "("
  }

  /// Whether the declaration whose keyword stands here is hidden from other files.
  private var isPrivateHere: Bool {
    let isHidden = scopes.contains {
      if case .type(_, _, let isPrivate) = $0 { isPrivate } else { true }
    }
    var distance = -1
    while SwiftWords.modifiers.contains(text(distance)) {
      if text(distance) == "private" || text(distance) == "fileprivate", text(distance + 1) != "(" {
        return true
      }
      distance -= 1
    }
    return isHidden
  }

  private mutating func readUse() {
    guard !SwiftWords.keywords.contains(text(0)) || text(0) == "actor" else { return }
    var path = [tokens[index].name]
    var distance = -1
    while text(distance) == ".", isWord(distance - 1), !SwiftWords.keywords.contains(text(distance - 1)) {
      path.insert(tokens[index + distance - 1].name, at: 0)
      distance -= 2
    }
    uses.append(
      NamedUse(
        path: path, line: tokens[index].line, context: context, isMember: text(-1) == ".",
        call: text(1) == "(" ? call(at: 1) : text(1) == "{" ? "{" : "",
        isLabel: text(1) == ":" && ["(", ","].contains(text(-1))))
  }
}
