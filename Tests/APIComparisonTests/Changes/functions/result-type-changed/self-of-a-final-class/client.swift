import Changed

protocol Sharpenable {
  func sharpened() -> Self
}

extension Pencil: Sharpenable {}

func sharp(_ pencil: Pencil) -> Pencil { pencil.sharpened() }
