// error: 'isVisible' is inaccessible due to 'fileprivate' protection level
import CatFacts

func client(_ scalar: Unicode.Scalar) {
  _ = scalar.isVisible  // forbidden
}
