public protocol Checked { mutating func validate() }
extension Checked { public mutating func validate() {} }
public protocol Command: Checked { mutating func validate() }
