import Domain
import Synchronization
import Testing

@testable import focus

/// What programs and strangers say never steers the terminal.
struct HarmlessTests {
  @Test(arguments: [
    ("plain text, tabs\tand\nlines\r\n", "plain text, tabs\tand\nlines\r\n"),
    ("\u{1b}]0;title\u{7}", "\\u001b]0;title\\u0007"), ("\u{1b}[2J", "\\u001b[2J"),
    ("\u{1b}]8;;http://a\u{1b}\\a", "\\u001b]8;;http://a\\u001b\\a"),
    ("\u{9b}31m\u{85}\u{7f}", "\\u009b31m\\u0085\\u007f"), ("over\rwritten", "over\\u000dwritten"),
    ("a\u{8}\u{c}\u{0}", "a\\u0008\\u000c\\u0000"), ("\u{202e}exe.txt", "\\u202eexe.txt"),
    ("👩‍👩‍👧 é 日本", "👩‍👩‍👧 é 日本"), ("\r", "\\u000d"), ("", ""),
  ])
  func `control characters are written out`(text: String, shown: String) {
    #expect(text.harmless == shown)
  }

  @Test func `JSON stays the same JSON`() throws {
    let value = Value.string("\u{9b}31m \u{7f} \u{202e} \u{1b}[2J \n\t")
    #expect(try Value(json: value.json.harmless) == value)
    #expect(value.json.harmless.unicodeScalars.allSatisfy { $0.value < 0x7F })
  }

  @Test func `a console writes nothing that steers, and paints by itself alone`() {
    let out = Mutex("")
    let error = Mutex("")
    let console = Console(
      write: { text in out.withLock { $0 += text } },
      writeError: { text in error.withLock { $0 += text } }, isTerminal: true)
    console.write("a\u{1b}[2J")
    console.print("b\u{7}")
    console.error("c\u{1b}c")
    console.paint("d\u{1b}d")
    #expect(out.withLock(\.self) == "a\\u001b[2Jb\\u0007\n")
    #expect(error.withLock(\.self) == "c\\u001bc\n\r\u{1b}[Kd\\u001bd")
  }
}
