// error: requires that 'Request' conform to 'Decodable'
import Networking

func decodes(_ type: (some Decodable).Type) {}

func client() {
  decodes(Request.self)  // forbidden
}
