@globalActor public actor DatabaseActor {
  public static let shared = DatabaseActor()
}

@MainActor public func migrate() {}
