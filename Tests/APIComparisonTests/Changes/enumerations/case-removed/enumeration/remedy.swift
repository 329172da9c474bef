extension Delivery { @available(*, deprecated) public static var express: Self { fatalError() } }
