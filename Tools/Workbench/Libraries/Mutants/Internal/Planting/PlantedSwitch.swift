/// The function that tells planted code which defect is chosen.
enum PlantedSwitch {
  static let name = "isPlantedDefectChosen"
  static let variable = "PLANTED_DEFECT"
  static let marksVariable = "PLANTED_DEFECT_MARKS"

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

    /// The address of the marks. They are in a file that is mapped, so that they outlive a crash.
    private nonisolated let marksOfPlantedDefects: UInt = {
      guard let path = getenv("\(marksVariable)") else { return 0 }
      let file = open(path, O_RDWR)
      defer { close(file) }
      let place = mmap(nil, Int(lseek(file, 0, SEEK_END)), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
      let address = UInt(bitPattern: place)
      guard address != .max else { fatalError("The file of marks, \\(String(cString: path)), cannot be mapped.") }
      return address
    }()

    #if !canImport(Darwin)
      // When the program is loaded: a test may give up its right to open the file before it comes past a defect.
      @used @section(".init_array") private nonisolated let mapMarksOfPlantedDefects: @convention(c) () -> Void = {
        _ = marksOfPlantedDefects
      }
    #endif

    @inline(never) nonisolated func \(name)(_ number: Int32) -> Bool {
      UnsafeMutablePointer<UInt8>(bitPattern: marksOfPlantedDefects)?[Int(number)] = 1
      return number == chosenPlantedDefect
    }

    """
}
