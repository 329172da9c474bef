import Changed

func greet() async { send("Good morning") }
