import PublicAPI

extension TypeRename {
  /// What it means for clients.
  var finding: Finding {
    let alias = "‘\(old.path)’ is now an alias of ‘\(new.path)’."
    let successor = "‘\(old.path)’ is gone, and ‘\(new.path)’ looks like its new name."
    return switch fate {
    case .alias: Finding(.typeRenamedWithAlias, alias)
    case .sharedAlias(let twin):
      twin == new.path
        ? Finding(.typesMerged, "\(alias) That was another type.")
        : Finding(.typesMerged, "\(alias) So is ‘\(twin)’, which was another type.")
    case .moved: Finding(.typeMoved, successor, remedy: Shim.alias(old, to: new))
    case .renamed: Finding(.typeRenamed, successor, remedy: Shim.alias(old, to: new))
    }
  }
}
