import Documents

extension OpenMode {
  /// The mode that a segment of the control stands for, or nil while none is selected.
  init?(segmentIndex: Int) {
    switch segmentIndex {
    case 0: self = .view
    case 1: self = .edit
    default: return nil
    }
  }
}
