import Domain
import Testing

@Suite struct OnlineSessionPastingTests {
  /// What was pasted, the token and the csrf token in it.
  private static let forms: [(String, String, String)] = [
    ("LEETCODE_SESSION=abc.d-e_f; csrftoken=xyz", "abc.d-e_f", "xyz"),
    ("csrftoken=xyz; LEETCODE_SESSION=abc", "abc", "xyz"),
    ("Cookie: _ga=GA1.1; csrftoken=xyz; LEETCODE_SESSION=abc; NEW=1", "abc", "xyz"),
    ("cookie:LEETCODE_SESSION=abc;csrftoken=xyz", "abc", "xyz"),
    ("LEETCODE_SESSION=abc", "abc", ""), ("leetcode_session = abc", "abc", ""),
    (
      "curl 'https://leetcode.com/graphql/' \\\n  -H 'x-csrftoken: fromheader' \\\n"
        + "  -b 'csrftoken=xyz; LEETCODE_SESSION=abc' --data-raw '{}'", "abc", "xyz"
    ),
    (
      "curl \"https://leetcode.com/graphql/\" -H \"Cookie: LEETCODE_SESSION=abc\" "
        + "-H \"X-CSRFToken: xyz\"", "abc", "xyz"
    ),
    ("{\"LEETCODE_SESSION\": \"abc\", \"csrftoken\": \"xyz\"}", "abc", "xyz"),
    ("LEETCODE_SESSION\tabc\t.leetcode.com\ncsrftoken\txyz", "abc", "xyz"),
    ("LEETCODE_SESSION=; LEETCODE_SESSION=abc; csrftoken=; csrftoken=xyz", "abc", "xyz"),
    (" eyJhbGciOiJIUzI1NiJ9.e30.c2ln \n", "eyJhbGciOiJIUzI1NiJ9.e30.c2ln", ""),
    ("\"eyJhbGciOiJIUzI1NiJ9.e30.c2ln\"", "eyJhbGciOiJIUzI1NiJ9.e30.c2ln", ""),
  ]

  @Test(arguments: forms)
  func `the cookie is found in whatever was copied`(text: String, token: String, csrf: String) {
    let session = OnlineSession(pasted: text)
    #expect(session?.token == token)
    #expect(session?.csrf == csrf)
  }

  @Test(arguments: [
    "", " ", "short", "two words that are long enough", "csrftoken=xyz", "LEETCODE_SESSION=",
    "LEETCODE_SESSION=; other=1", "LEETCODE_SESSIONS=abc", "MY_LEETCODE_SESSION=abc",
    "name=value-that-is-long-enough", "https://leetcode.com/problems/two-sum/?a;b",
    String(repeating: "a", count: 70_000),
  ])
  func `what holds no cookie is none`(text: String) {
    #expect(OnlineSession(pasted: text) == nil)
  }

  @Test func `nothing of it can end a header or begin another`() {
    let session = OnlineSession(pasted: "LEETCODE_SESSION=abc\r\nX-Evil: 1; csrftoken=x\r\ny")
    #expect(session == OnlineSession(token: "abc", csrf: "x"))
  }

  @Test func `a session never says its secret`() {
    let session = OnlineSession(token: "very-secret", csrf: "also-secret")
    for text in ["\(session)", String(reflecting: session), "\([session])", "\(session as Any)"] {
      #expect(!text.contains("secret"))
    }
  }

  /// `{"exp":1770367226}` and others, in base 64 without padding.
  @Test(
    arguments: [
      ("h.eyJleHAiOjE3NzAzNjcyMjZ9.s", "2026-02-06T08:40:26.000Z"),
      ("h.eyJleHAiOjE3NzAzNjcyMjYuOX0.s", "2026-02-06T08:40:26.000Z"),
      ("h.eyJleHAiOiIxIn0.s", nil), ("h.eyJleHAiOi0xfQ.s", nil), ("h.e30.s", nil),
      ("h.eyJleHAiOjFlMzAwfQ.s", nil), ("h.!!!!.s", nil), ("h.s", nil), ("", nil),
    ] as [(String, String?)])
  func `a token says when it ends`(token: String, end: String?) {
    #expect(OnlineSession(token: token, csrf: "").expiresAt?.description == end)
  }
}
