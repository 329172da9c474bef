// error: function cannot be declared public because its result uses an internal type
import Foundation

public func address() -> URL { URL(filePath: "") }
