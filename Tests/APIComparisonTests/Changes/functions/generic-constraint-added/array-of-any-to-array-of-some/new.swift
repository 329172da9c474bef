public protocol Dish {}
public func serve(_ dishes: [some Dish]) {}
