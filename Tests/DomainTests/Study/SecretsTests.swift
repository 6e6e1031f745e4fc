import Domain
import Testing

@Suite struct SecretsTests {
  private static let token = String(repeating: "0f9a", count: 16)

  @Test(arguments: [
    ("token=abc123 next", "token=[hidden] next"),
    ("GET /?token=abc&x=1", "GET /?token=[hidden]&x=1"),
    ("{\"password\": \"p4ss, word\"}", "{\"password\": \"[hidden]\"}"),
    ("api_key: xyz", "api_key: [hidden]"), ("apiKey='xyz'", "apiKey='[hidden]'"),
    ("Cookie: focus-8080=abc; other=d", "Cookie: [hidden]"),
    ("Set-Cookie: a=b; Path=/\nHost: x", "Set-Cookie: [hidden]\nHost: x"),
    ("Authorization: Bearer abc.def", "Authorization: [hidden]"),
    ("sent Bearer abc.def/g= now", "sent Bearer [hidden] now"),
    ("LEETCODE_SESSION=eyJh.b.c; csrftoken=x", "LEETCODE_SESSION=[hidden]; csrftoken=[hidden]"),
    ("X-CSRF-Token: abc", "X-CSRF-Token: [hidden]"),
    ("https://ada:pw@example.com/path", "https://[hidden]@example.com/path"),
    ("https://example.com/@ada", "https://example.com/@ada"),
    ("key sk-ant-api03-abcdefghijk", "key [hidden]"),
    ("ghp_abcdefghijklmnopqrst", "[hidden]"),
    ("the file \(token) is gone", "the file [hidden] is gone"),
  ])
  func `a secret is hidden, and what stands around it stays`(text: String, expected: String) {
    #expect(withoutSecrets(text) == expected)
    #expect(withoutSecrets(expected) == expected)
  }

  @Test(arguments: [
    "", "Ran two-sum in Python: Accepted, 3 of 3 cases.", "keyboard: qwerty", "a monkey = 3",
    "construct-binary-tree-from-preorder-and-inorder-traversal", "session: 25 minutes",
    "12345678901234567890123456789012345", "“Grüße” 日本 🦊 \u{0}", "://", "token",
    "compiled in 61 ms", "2026-02-06T08:40:26.092Z",
  ])
  func `what is no secret stays as it is`(text: String) {
    #expect(withoutSecrets(text) == text)
  }

  @Test func `an entry keeps no secret and no more than it may`() {
    let long = String(repeating: "word ", count: 2_000)
    let entry = LogEntry(
      at: Instant(milliseconds: 0), category: .network, level: .info, message: "token=abc",
      detail: long)
    #expect(entry.kept.message == "token=[hidden]")
    #expect(entry.kept.detail?.count == LogEntry.longestText + 1)
  }

  @Test(arguments: [
    (LogFilter(), true), (LogFilter(level: .warning), true), (LogFilter(level: .error), false),
    (LogFilter(category: .network), true), (LogFilter(category: .sync), false),
    (LogFilter(search: "LOST"), true), (LogFilter(search: "line 2"), true),
    (LogFilter(search: "found"), false),
  ])
  func `a filter admits what it says`(filter: LogFilter, admits: Bool) {
    let entry = LogEntry(
      at: Instant(milliseconds: 0), category: .network, level: .warning, message: "Lost.",
      detail: "line 1\nline 2")
    #expect(filter.admits(entry) == admits)
  }
}
