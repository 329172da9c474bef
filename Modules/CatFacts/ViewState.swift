/// What a view shows of a value that it has to wait for.
///
/// It is not `Equatable`, although tests would like it to be: two errors cannot be compared, and an `==` that ignored
/// them would call any two failures the same. Compare ``info``, or match the case and its payload.
public enum ViewState<Info> {
  /// Nothing has been asked for yet.
  case initial
  /// The answer is being waited for.
  case loading
  /// The answer is here.
  case loaded(Info)
  /// There is no answer, for this reason.
  case error(any Error)

  /// Whether the answer is being waited for.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The answer, if it is here.
  public var info: Info? {
    if case .loaded(let info) = self { info } else { nil }
  }

  /// The reason why there is no answer, if there is one.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }
}

extension ViewState: Sendable where Info: Sendable {}
