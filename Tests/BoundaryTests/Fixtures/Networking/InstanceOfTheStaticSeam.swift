// error: 'NetworkClient' cannot be constructed because it has no accessible initializers
import Networking

func client() {
  _ = NetworkClient()  // forbidden
}
