public let g = 0
