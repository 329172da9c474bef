import Testing

/// One greeting that depends on the hour, and five ways to let a test choose the hour.
@Suite struct FiveWaysTests {
  // snippet.begin way-value-out
  func greeting(hour: () -> Int) -> String {
    hour() < 12 ? "Good morning" : "Hello"
  }

  @Test func aFunctionGoesInAndAValueComesOut() {
    #expect(greeting(hour: { 8 }) == "Good morning")
  }
  // snippet.end

  // snippet.begin way-closures
  struct Clock {
    let hour: () -> Int
  }

  func greeting(by clock: Clock) -> String {
    clock.hour() < 12 ? "Good morning" : "Hello"
  }

  @Test func aStructOfClosuresIsTheClock() {
    #expect(greeting(by: Clock(hour: { 8 })) == "Good morning")
  }
  // snippet.end

  // snippet.begin way-one-method
  protocol HourTelling {
    func hour() -> Int
  }

  func greeting(by clock: any HourTelling) -> String {
    clock.hour() < 12 ? "Good morning" : "Hello"
  }

  struct EightOClock: HourTelling {
    func hour() -> Int { 8 }
  }

  @Test func aProtocolWithOneMethodHidesTheClock() {
    #expect(greeting(by: EightOClock()) == "Good morning")
  }
  // snippet.end

  // snippet.begin way-static
  protocol TheClock {
    static func hour() -> Int
  }

  func greeting(by clock: any TheClock.Type) -> String {
    clock.hour() < 12 ? "Good morning" : "Hello"
  }

  enum Morning: TheClock {
    static func hour() -> Int { 8 }
  }

  @Test func aTypeWithStaticRequirementsIsTheClock() {
    #expect(greeting(by: Morning.self) == "Good morning")
  }
  // snippet.end

  // snippet.begin way-edge
  protocol FrontDoor {
    func hour() -> Int
    func show(_ greeting: String)
  }

  func greet(at door: any FrontDoor) {
    door.show(door.hour() < 12 ? "Good morning" : "Hello")
  }

  final class DoorInTheMorning: FrontDoor {
    private(set) var shown: [String] = []

    func hour() -> Int { 8 }
    func show(_ greeting: String) { shown.append(greeting) }
  }

  @Test func anObjectAtTheEdgeTellsTheHourAndShowsTheGreeting() {
    let door = DoorInTheMorning()
    greet(at: door)
    #expect(door.shown == ["Good morning"])
  }
  // snippet.end
}
