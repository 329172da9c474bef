open class Layer { open func draw(scale: Int = 1) -> Int { scale } }
open class Text: Layer {}
