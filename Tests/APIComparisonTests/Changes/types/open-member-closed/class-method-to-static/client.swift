import Changed

class PrintCommand: Command {
  override class func register() {}
}
