// error: cannot find 'HTTPClient' in scope
import CatFacts

func client() {
  _ = CatService(client: HTTPClient.shared)  // forbidden
}
