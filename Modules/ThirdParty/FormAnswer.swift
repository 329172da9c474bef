import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One line of what the backend sends: a form, or the reason why there is none.
struct FormAnswer: Decodable {
  var title: String?
  var questions: [String]?
  var error: String?
  /// Whether the SDK may answer the next load of the form by itself.
  var cacheable: Bool?

  /// The answers in the body of a response, one a line.
  ///
  /// A backend that sends two lines gets two callbacks out of the SDK: nothing here keeps count.
  static func all(in body: Data?, of response: URLResponse?, or error: Error?) -> [FormAnswer] {
    if let error = error {
      return [FormAnswer(error: "The backend cannot be reached: \(error.localizedDescription)")]
    }
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard status == 200 else { return [FormAnswer(error: "The backend answered with status \(status).")] }
    return (body ?? Data()).split(separator: UInt8(ascii: "\n")).map { line in
      (try? JSONDecoder().decode(FormAnswer.self, from: Data(line)))
        ?? FormAnswer(error: "The backend sent no form.")
    }
  }
}
