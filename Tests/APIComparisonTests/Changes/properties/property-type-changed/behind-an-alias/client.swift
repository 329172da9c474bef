import Changed

let code: UInt8 = Colour.black.code
