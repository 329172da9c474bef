// error: main actor-isolated property 'state' cannot be accessed from outside of the actor
import CatFacts

func client(_ model: CatFactViewModel) async {
  await model.fetch()
  _ = model.state  // forbidden
}
