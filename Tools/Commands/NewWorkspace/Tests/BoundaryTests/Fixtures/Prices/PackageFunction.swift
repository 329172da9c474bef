// error: 'adding' is inaccessible due to 'package' protection level
import Prices

func client(_ one: Amount, _ other: Amount) {
  _ = one.cents + other.cents
  _ = one.adding(other)  // forbidden
}
