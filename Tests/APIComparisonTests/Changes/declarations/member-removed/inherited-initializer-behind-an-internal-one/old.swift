open class Player {
  public init() {}
}

public class Goalkeeper: Player {
  var saves = 0
}
