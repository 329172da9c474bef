import Changed

struct Download {
  weak var delegate: (any Delegate)?
}
