@globalActor public actor DatabaseActor {
  public static let shared = DatabaseActor()
}

@DatabaseActor public func migrate() {}
