enum Golden {
  /// What the tour prints, with the parts that differ from run to run replaced.
  static let output = """
    Everything is asked of a server that this tour has started, http://127.0.0.1:PORT.

    Dog photo: the network is injected as a type
    >> Dog Photo: DogPhoto(message: https://images.dog.ceo/breeds/akita/512px-Akita_inu.jpg)
      written to FOLDER/tour-ID/dog.json
      {"message":"https://images.dog.ceo/breeds/akita/512px-Akita_inu.jpg","status":"success"}

    Cat fact: the service is injected as an object with one method
      initial
      loading
      loaded: A cat can jump five times its own height.

    Document: a function in, a value out
      segment -1: nothing is selected, so there is nothing to open
      segment 1: edit the document “Cats & Dogs”
      myappscheme://open?id=Cats%20%26%20Dogs&mode=edit
      Opened by a program that is registered for this tour alone; it received that URL.

    Feedback form: a vendor's SDK behind a struct of closures
      How was the tour?
      1. What did you miss?
      2. Whom will you tell?

    """
}
