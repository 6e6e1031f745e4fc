import Testing

@testable import focus

struct TracePlayerTests {
  @Test(arguments: [
    ("a = 1\nb", "a = 1\nb"), ("\u{1B}[2Jx", "·[2Jx"), ("\u{7}\u{9B}\r\t", "····"),
    ("é 日 👩‍👩‍👧", "é 日 👩‍👩‍👧"),
  ])
  func `what a program made cannot steer the terminal`(text: String, shown: String) {
    #expect(text.withoutControls == shown)
  }
}
