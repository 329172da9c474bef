// error: 'endpoint' is inaccessible due to 'private' protection level
import CatFacts

func client(_ service: CatService) {
  _ = service.endpoint  // forbidden
}
