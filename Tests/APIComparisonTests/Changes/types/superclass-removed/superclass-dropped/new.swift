open class Publication {
  public init() {}
}

public class Magazine {
  public init() {}
}
