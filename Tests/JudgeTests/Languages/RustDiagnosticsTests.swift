import Domain
import Testing

@testable import Judge

struct RustDiagnosticsTests {
  private static let whole =
    #"{"$message_type":"diagnostic","message":"recursion limit reached while expanding `m!`","level":"error","spans":[]}"#
  private static let cut =
    #"{"$message_type":"diagnostic","message":"expected `i32`, found \"a\"","code":{"code":"E0308","expl"#

  @Test(arguments: [
    (whole, "recursion limit reached while expanding `m!`"), (cut, "expected `i32`, found \"a\""),
    ("\(whole)\n\(cut)", "recursion limit reached while expanding `m!`"),
  ])
  func `an error without a place, or cut short, is told in words`(text: String, words: String) {
    let found = RustDiagnostics(text, lines: 10)
    #expect(found.own.first?.message == words)
    #expect(found.own.first?.line == 1)
  }

  @Test func `that it failed is no reason`() {
    let text = #"{"message":"aborting due to 1 previous error","level":"error","spans":[]}"#
    #expect(RustDiagnostics(text, lines: 10).own.isEmpty)
  }

  @Test(arguments: [
    (whole, "recursion limit reached while expanding `m!`"), (cut, "expected `i32`, found \"a\""),
    ("thread 'rustc' panicked\n\(cut)", "thread 'rustc' panicked\nexpected `i32`, found \"a\""),
    (#"{"message":"cut in the middle of the te"#, ""), (#"{"artifact":"x"}"#, ""), ("", ""),
  ])
  func `what the compiler says is never shown in the form that we asked for`(
    text: String, words: String
  ) {
    #expect(RustDiagnostics.words(text) == words)
  }
}
