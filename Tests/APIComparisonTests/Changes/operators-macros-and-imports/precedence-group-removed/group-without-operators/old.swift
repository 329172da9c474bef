precedencegroup MixingPrecedence {
  higherThan: AdditionPrecedence
}

public struct Playlist {}
