import LoopbackServer

extension LoopbackServer {
  /// Starts a server that answers as the real services do; cat facts come after a pause.
  convenience init(cannedAfter pause: Duration) throws {
    try self.init()
    script(
      "/dog",
      .json(#"{"message": "https://images.dog.ceo/breeds/akita/512px-Akita_inu.jpg", "status": "success"}"#))
    script(
      "/feedback/forms/after-the-tour",
      .json(#"{"title": "How was the tour?", "questions": ["What did you miss?", "Whom will you tell?"]}"#))
    let answers = CannedCats()
    script("/cat") { _ in
      Reply([.pause(pause), answers.next()])
    }
  }
}
