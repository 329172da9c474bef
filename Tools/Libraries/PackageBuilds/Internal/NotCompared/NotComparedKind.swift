/// A kind of thing that a package holds and that is not compared, in words that a number or a list can go with.
enum NotComparedKind: String, Sendable, CaseIterable, Codable {
  /// Targets that could be libraries for clients and are not.
  case targets = "targets that no product leads to"
  /// Executable targets.
  case programs = "programs"
  /// Plugins of the package manager.
  case plugins = "plugins"
  /// Explicit submodules of C modules.
  case submodules = "C modules that are imported by their own name"
  /// Implementations of macros: clients see what macros expand to, but not how.
  case macros = "implementations of macros"
  /// Traits that the build does not enable, and the code that depends on them.
  case traits = "traits that are off"
  /// Baselines of builds with other traits or conditions, or for another platform.
  case variations = "baselines of other builds"
  /// Conditions of `#if`, and the declarations that depend on them.
  case conditions = "#if conditions that do not hold here"
  /// Conditions of `#if` that only hold in a debug build.
  case debugging = "#if conditions that no release meets"
  /// Groups of `@_spi`, with the declarations in them.
  case spi = "@_spi groups"
  /// Names of public declarations.
  case underscored = "underscored names"
}
