/// The function that tells planted code which defect is chosen.
enum PlantedSwitch {
  static let name = "isPlantedDefectChosen"
  static let variable = "PLANTED_DEFECT"

  /// The text of a file that declares it, for each module with defects.
  static let source = """
    #if canImport(Glibc)
      internal import Glibc
    #elseif canImport(Musl)
      internal import Musl
    #elseif canImport(Darwin)
      internal import Darwin
    #endif

    private nonisolated let chosenPlantedDefect = getenv("\(variable)").map { atoi($0) } ?? 0

    @inline(never) nonisolated func \(name)(_ number: Int32) -> Bool { number == chosenPlantedDefect }

    """
}
