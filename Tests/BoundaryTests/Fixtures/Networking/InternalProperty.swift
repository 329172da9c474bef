// error: 'transport' is inaccessible due to 'internal' protection level
import Networking

func client(_ client: HTTPClient) {
  _ = client.transport  // forbidden
}
