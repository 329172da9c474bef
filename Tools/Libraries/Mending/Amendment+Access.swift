public import Syntax

extension Amendment.Neighbour {
  /// The only declaration of `file` that has the dotted name `path`, with the types around it, and these `labels`, if they
  /// are given, and that says no level as high as `public`; nil if there is none, or are several.
  public init?(narrowedIn file: SourceFile, path: String, labels: [String]?) {
    let placement = AmendmentPlacement(in: file)
    let found = file.declarations.indices.filter { index in
      let declaration = file.declarations[index]
      let around = declaration.parent.map { file.declarations[$0] }
      // What an extension or a protocol says holds for those in it that say nothing.
      let implied =
        around?.kind == .protocol
        ? AccessLevel.public : around?.kind == .extension ? around?.access?.level : nil
      return ![.import, .extension, .part].contains(declaration.kind) && placement.path(of: index) == path
        && (declaration.access?.level ?? implied ?? .internal) < .public
        && labels.map { $0 == file.parameters(of: declaration).map(\.label) } ?? true
    }
    guard let index = found.first, found.count == 1 else { return nil }
    let declaration = file.declarations[index]
    self.init(name: declaration.name, line: file.text.line(of: declaration.start))
  }
}
