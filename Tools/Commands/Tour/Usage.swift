enum Usage {
  static let text = """
    USAGE: Tools/tour [STORY] [--live]

    Lets each module do its job once and prints what happens. Without --live everything is asked of a
    server that the tour itself starts on 127.0.0.1.

    STORIES:
      dog         fetches a dog photo and writes it as JSON to a new temporary folder
      cat         fetches a cat fact; on a terminal, f fetches another and q quits
      documents   opens a document with a program that is registered for the tour alone
      feedback    loads a feedback form through the vendor's SDK; on a terminal, you can fill it in

    OPTIONS:
      --live      ask dog.ceo and catfact.ninja; documents and feedback stay local
      --help      this text

    EXAMPLES:
      Tools/tour                 every story, offline
      Tools/tour cat             the cat fact view
      Tools/tour dog --live      a real dog
      NO_COLOR=1 Tools/tour cat  errors are not red

    EXIT CODES: 0 all stories came to their end, 1 a story failed, 64 wrong usage
    """
}
