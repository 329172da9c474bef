/// What counts as a part of a module's surface beside the contract.
public enum SurfaceOption: String, Sendable, Hashable, Codable {
  /// Names that begin with an underscore; by convention they promise nothing.
  case underscored
  /// Declarations marked `@_spi`, which only clients that name the group can see.
  case spi
}
