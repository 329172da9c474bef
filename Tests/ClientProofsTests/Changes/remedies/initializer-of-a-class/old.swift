public class Engine { public init(power: Int) {} }
