/// What a story is called on the command line, in the order in which they are told.
enum StoryName: String, CaseIterable {
  case dog, cat, documents, feedback

  var title: String {
    switch self {
    case .dog: "Dog photo: the network is injected as a type"
    case .cat: "Cat fact: the service is injected as an object with one method"
    case .documents: "Document: a function in, a value out"
    case .feedback: "Feedback form: a vendor's SDK behind a struct of closures"
    }
  }

  @MainActor
  func story(asking services: Services, output: Output) -> any Story {
    switch self {
    case .dog: DogStory(client: services.dog, output: output)
    case .cat: CatStory(service: services.cat, output: output)
    case .documents: DocumentStory(output: output)
    case .feedback: FeedbackStory(service: services.feedback, output: output)
    }
  }
}
