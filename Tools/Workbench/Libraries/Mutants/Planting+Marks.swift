extension Planting {
  /// The variable of the environment that names a file in which a program marks each defect that it comes past.
  public static let marksVariable = PlantedSwitch.marksVariable

  /// What such a file has to hold before the program starts.
  public var blankMarks: [UInt8] { Array(repeating: 0, count: defects.count + 1) }

  /// The numbers of the defects that are marked in `marks`, chosen or not.
  public static func marked(in marks: some Sequence<UInt8>) -> Set<Int> {
    Set(zip(0..., marks).filter { $1 != 0 }.map(\.0))
  }
}
