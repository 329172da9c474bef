// error: cannot find type 'Transport' in scope
import Networking

func client(_ transport: Transport) {}  // forbidden
