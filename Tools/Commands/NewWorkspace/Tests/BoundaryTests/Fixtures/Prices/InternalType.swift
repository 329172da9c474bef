// error: cannot find type 'PriceLine' in scope
import Prices

func client(_ line: PriceLine) {}  // forbidden
