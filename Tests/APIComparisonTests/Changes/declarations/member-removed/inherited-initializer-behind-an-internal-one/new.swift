open class Player {
  public init() {}
}

public class Goalkeeper: Player {
  var saves: Int
  init(saves: Int) {
    self.saves = saves
    super.init()
  }
}
