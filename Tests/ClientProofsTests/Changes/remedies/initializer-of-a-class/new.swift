public class Engine { public init(horses: Int) {} }
