public protocol Playing {
  func play()
}

public protocol Player: Playing {
  func record()
}
