#if os(Linux)
  import Documents
  import TestSupport

  extension SystemURLOpener {
    /// Makes an opener that waits for its tools as long as a test waits for what has to happen.
    init(patientlyWith environment: [String: String]) {
      self.init(environment: environment, timeout: .patience)
    }
  }
#endif
