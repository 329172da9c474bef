// error: cannot find type 'XDGURLOpener' in scope
import Documents

func client(_ opener: XDGURLOpener) {}  // forbidden
