// error: cannot find type 'TransportRequest' in scope
import Networking

func client(_ request: TransportRequest) {}  // forbidden
