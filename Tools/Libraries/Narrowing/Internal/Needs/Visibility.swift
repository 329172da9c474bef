import Syntax

/// How visible a declaration has to be for a place.
struct Visibility {
  let program: Program
  /// Where each type's members can be private: its braces and those of its extensions, by file.
  private let scopes: [Int: [(file: Int, range: ClosedRange<Int>)]]

  init(of program: Program) {
    self.program = program
    var scopes: [Int: [(file: Int, range: ClosedRange<Int>)]] = [:]
    for (number, declaration) in program.declarations.enumerated() {
      let source = declaration.source
      var type: Int?
      switch source.kind {
      case .value, .class, .protocol: type = number
      // An extension of another package's type stands for itself.
      case .extension: type = declaration.extended.map { program.numbers[$0] ?? number }
      default: break
      }
      guard let type, source.headerEnd <= source.range.upperBound else { continue }
      scopes[type, default: []].append((declaration.file, source.headerEnd...source.range.upperBound))
    }
    self.scopes = scopes
  }

  /// The least level with which the declaration `target` can be used at a place.
  func level(of target: Int, at offset: Int, in file: Int) -> AccessLevel {
    let declaration = program.declarations[target]
    let user = program.files[file]
    if declaration.file == file { return isInScope(of: target, offset, file) ? .private : .fileprivate }
    if declaration.module == user.index.module { return .internal }
    if user.source.testedModules.contains(declaration.module) { return .internal }
    // What another module of the package uses, clients outside will use, too.
    if program.modules[declaration.module]?.isProduct ?? false { return .public }
    return canSharePackage(declaration.module, user.index.module) ? .package : .public
  }

  /// Whether both modules see what the other declares for the package.
  func canSharePackage(_ one: String, _ other: String) -> Bool {
    [one, other].allSatisfy { program.modules[$0]?.hasPackageAccess ?? false }
  }

  /// Whether a place is inside the braces in which `target` would be private.
  private func isInScope(of target: Int, _ offset: Int, _ file: Int) -> Bool {
    guard let parent = program.declarations[target].parent else { return false }
    let owner = program.owner(of: target) ?? parent
    return scopes[owner]?.contains { $0.file == file && $0.range.contains(offset) } ?? false
  }

  /// Whether a place is inside the braces of a type.
  func isInside(_ type: Int, _ offset: Int, _ file: Int) -> Bool {
    scopes[type]?.contains { $0.file == file && $0.range.contains(offset) } ?? false
  }
}
