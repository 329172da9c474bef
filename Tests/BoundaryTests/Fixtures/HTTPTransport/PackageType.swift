// error: cannot find type 'TransportRequest' in scope
import HTTPTransport

func client(_ request: TransportRequest) {}  // forbidden
