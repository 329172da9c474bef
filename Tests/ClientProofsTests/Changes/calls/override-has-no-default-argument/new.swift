open class Layer { open func draw(scale: Int = 1) -> Int { scale } }
open class Text: Layer { open override func draw(scale: Int) -> Int { 2 } }
