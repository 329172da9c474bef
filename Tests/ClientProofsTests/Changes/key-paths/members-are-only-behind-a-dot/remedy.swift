extension Tune { @available(*, deprecated) public var key: Int { get { fatalError() } set { fatalError() } } }
extension Tune { @available(*, deprecated) public func play() { fatalError() } }
