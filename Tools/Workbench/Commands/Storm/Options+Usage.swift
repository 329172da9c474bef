extension Options {
  static let usage = """
    Sends the modules what nobody should send, and says what came of it.

    USAGE: Tools/storm [STORM] [--seed N] [--count N] [--minutes N] [--sanitize thread|address] [--grace N]

    STORMS, all unless one is named:
      answers        asks a server on the loopback interface for scripted and spoiled answers (20000)
      requests       sends requests of which one in ten meets a fault (200000)
      neighbours     sends harmless requests alone, beside two programs that compute, and beside two hostile answers, which
                       may delay them hardly more (5000)
      interleavings  walks through random orders of what can happen to the view model and to Feedback (10000 of each)
      suites         runs the modules' tests again and again (100)

    Every request has to end in time, in the value that it asked for or in the error that its fault should give. Child
    processes send them, so one that ends its process is found and named. The same seed makes the same storm.

      --seed N      which storm (1)
      --count N     how many, of the storm that is named
      --minutes N   ends after so many minutes, which all storms share; without --count no sooner
      --sanitize S  does it with a copy that has the thread or the address sanitizer in it, and counts races
                    and, of programs that are no tests, leaks
      --grace N     how many milliseconds late an end may be (100, and 1000 with a sanitizer)
      --from N      does answers, requests or neighbours from this number on, in this very process, as a debugger needs it
      --package-path DIR  the workspace whose tests run (the one that the script belongs to)

    EXIT CODES: 0 all went as it should, 1 something did not, 2 could not run, 64 misuse.

    EXAMPLES:
      Tools/storm --minutes 30
      Tools/storm answers --count 1000 --seed 7
      Tools/storm answers --seed 7 --from 412 --count 1
      Tools/storm requests --sanitize thread --minutes 5
    """
}
