public protocol Dish {}
public func serve(_ dishes: [any Dish]) {}
