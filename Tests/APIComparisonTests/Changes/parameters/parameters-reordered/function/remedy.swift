@available(*, deprecated, renamed: "crop(height:width:)") public func crop(width: Int, height: Int) { crop(height: height, width: width) }
