import Changed

extension Status {
  var isFailure: Bool { !isSuccess }
  mutating func update(from code: Int) { self = .of(code) }
}

func text(_ statuses: [Status: String]) -> String? {
  var status = Status.of(200)
  status.update(from: 404)
  return status.isFailure ? statuses[status] : nil
}
