import Foundation
import PublicAPI
import Testing

/// What clients of one module get from another.
@Suite struct ReexportTests {
  private func surface(_ module: String, _ lines: String) throws -> Surface {
    try Surface(baseline: "// public surface, format 1, module \(module)\n\(lines)\n", file: "\(module).txt")
  }

  private func lines(_ shop: String, with others: [String: String]) throws -> [String] {
    let surfaces = Dictionary(
      uniqueKeysWithValues: try others.map { ($0, try surface($0, $1)) })
    return try surface("Shop", shop).resolvingReexports { surfaces[$0] }.declarations.map(\.description)
  }

  private let stock = """
    struct Cart
    func Cart.pay()
    infix operator <+>: AdditionPrecedence
    func <+> (_: Cart, _: Cart) -> Cart
    var Int.carts: Int { get }
    func count()
    func count(_: Int)
    struct Shelf
    func Shelf.fill()
    """

  @Test func aWholeModuleComesWithAllItHas() throws {
    let found = try lines("@_exported import Stock\nstruct Own", with: ["Stock": stock])
    #expect(Set(found) == Set(stock.split(separator: "\n").map { String($0) } + ["struct Own"]))
  }

  @Test func ofOneNameComeItsMembersAndWhatTypesOfOthersGain() throws {
    let cart = try lines("@_exported import Stock.Cart", with: ["Stock": stock])
    #expect(cart == ["struct Cart", "func Cart.pay()", "var Int.carts: Int { get }"])
    let count = try lines("@_exported import Stock.count", with: ["Stock": stock])
    #expect(count == ["var Int.carts: Int { get }", "func count()", "func count(_: Int)"])
  }

  @Test func whatIsBroughtCanBringMore() throws {
    let others = ["Stock": "@_exported import Deep.Hold\nstruct Cart", "Deep": "struct Hold\nstruct Cellar"]
    #expect(try lines("@_exported import Stock", with: others) == ["struct Cart", "struct Hold"])
    #expect(try lines("@_exported import Stock.Hold", with: others) == ["struct Hold"])
    let circle = ["Stock": "@_exported import Shop\n@_exported import Stock\nstruct Cart"]
    #expect(try lines("@_exported import Stock\nstruct Own", with: circle) == ["struct Cart", "struct Own"])
  }

  @Test func whatIsNotKnownStaysARexport() throws {
    let line = "@_exported import Foundation"
    #expect(try lines(line, with: [:]) == [line])
    #expect(try lines("@_exported import Stock", with: ["Stock": line]) == [line])
  }

  @Test func anOwnTypeHidesOneOfTheSameName() throws {
    let found = try lines("@_exported import Stock\nenum Cart\nfunc Shelf.sort()", with: ["Stock": stock])
    #expect(
      found.contains("enum Cart") && !found.contains("struct Cart") && !found.contains("func Cart.pay()"))
    #expect(found.contains("func Shelf.sort()") && found.contains("func Shelf.fill()"))
  }
}
