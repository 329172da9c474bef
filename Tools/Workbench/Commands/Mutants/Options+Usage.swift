extension Options {
  static let usage = """
    Plants one small defect after another in the sources of modules, and tells which ones their own tests catch.

    USAGE: Tools/mutants [MODULE]... [OPTION]...

    A defect is another comparison, a condition that always or never holds, another constant, a call or an element left
    out, another result, a function that returns at once. All are compiled at once into a copy of the package, and an
    environment variable chooses one for each run of the tests, which lasts until the first of them fails. Each test has
    run by itself before and shown which defects it comes past: those that come past the chosen one go first, quick ones
    before slow ones, and a defect is missed when all others have passed, too. The tests of MODULE are those of the
    target MODULETests; without a MODULE all that have such tests and are in products, or that these are built on, are
    tried. Code behind an #if that does not hold here, and what macros make, gets no defect.

    OPTIONS:
      --package-path DIR   the package; the current directory by default
      --in-diff BRANCH     only defects on lines that are new since the branch began, in files that git knows
      --file PATH          only defects in this file or folder, relative to the package; may be repeated
      --sample N           only so many, taken at random
      --seed N             take the same ones as the run that has printed N
      --list               show the defects and try none
      --format FORMAT      text (default), json, or markdown, which is the table of the modules alone
      --equivalents FILE   the defects that nobody could notice: FILE | FUNCTION | REASON | DEFECT, one a line;
                           Tools/mutants-equivalents.txt in the package by default, if there is one. A line whose defect
                           is not there any more, or is caught, is an error
      --jobs N             how many runs of tests at a time; 2 by default
      --timeout SECONDS    when to end tests at the latest; five times what they take without a defect is enough, or 20.
                           Half of it is what tests that read TEST_PATIENCE should wait for what has to happen
      --help               this text

    EXAMPLES:
      Tools/mutants Networking
      Tools/mutants --in-diff main --package-path ~/MyPackage
      Tools/mutants --sample 50 --seed 7 --format json

    EXIT CODES: 0 nothing was missed, 1 something was, 2 could not tell, 64 wrong usage
    """
}
