// Tests that run after a hidden suite, in its process. The host draws which of them are to fail: where one comes
// out otherwise, something stands between the tests and what is told of them.
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import Testing

@Suite struct Canary {
  private struct Fallen: Error {}

  /// A letter for each test: `f` where it is to fail.
  private static let orders = getenv("FOCUS_CANARY").map { String(cString: $0) } ?? ""

  private static func letter(_ number: Int) -> String {
    String(orders.dropFirst(number).prefix(1))
  }

  @Test func expects() { #expect(Self.letter(0) == "p") }

  @Test func requires() throws { try #require(Self.letter(1) == "p") }

  @Test func records() { if Self.letter(2) == "f" { Issue.record("It fell.") } }

  @Test func throwsAnError() throws { if Self.letter(3) == "f" { throw Fallen() } }
}
