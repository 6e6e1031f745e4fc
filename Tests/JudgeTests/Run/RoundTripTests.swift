import Domain
import Testing

/// What may go from one half of a round trip to the other: LeetCode's judge looks at neither.
struct RoundTripTests {
  struct Codec: Sendable {
    var language: Language
    var source: String
  }

  static let taken: [Codec] = [
    // Lengths as four bytes each, which are no UTF-8 from 128 on.
    Codec(
      language: .cpp,
      source: """
        class Codec {
        public:
          string encode(vector<string>& strs) {
            string all;
            for (auto& s : strs) { int n = s.size(); all += string((const char*)&n, 4) + s; }
            return all;
          }
          vector<string> decode(string s) {
            vector<string> all;
            for (size_t i = 0; i < s.size();) {
              int n;
              memcpy(&n, s.data() + i, 4);
              all.push_back(s.substr(i + 4, n));
              i += 4 + n;
            }
            return all;
          }
        };
        """),
    Codec(
      language: .go,
      source: """
        type Codec struct{}

        func (c *Codec) Encode(strs []string) string {
        	all := ""
        	for _, s := range strs {
        		all += string([]byte{byte(len(s) >> 8), byte(len(s))}) + s
        	}
        	return all
        }

        func (c *Codec) Decode(s string) []string {
        	all := []string{}
        	for len(s) > 0 {
        		n := int(s[0])<<8 + int(s[1])
        		all = append(all, s[2:2+n])
        		s = s[2+n:]
        	}
        	return all
        }
        """),
    Codec(
      language: .python,
      source: """
        class Codec:
            def encode(self, strs):
                return {"joined": "".join(strs), "lengths": [len(s) for s in strs], "more": (None, True, 1.5)}

            def decode(self, s):
                ends = list(accumulate(s["lengths"], initial=0))
                return [s["joined"][a:b] for a, b in zip(ends, ends[1:])]
        """),
    Codec(
      language: .javascript,
      source: """
        const encode = (strs) => strs.map((s) => [...s].map((c) => c.codePointAt(0)));
        const decode = (s) => s.map((codes) => String.fromCodePoint(...codes));
        """),
  ]

  /// An empty tree is often written as nothing at all.
  static let nothing: [Codec] = [
    Codec(
      language: .java,
      source: """
        class Codec {
          public String serialize(TreeNode root) { return root == null ? null : "" + root.val; }
          public TreeNode deserialize(String data) {
            return data == null ? null : new TreeNode(Integer.parseInt(data));
          }
        }
        """),
    Codec(
      language: .javascript,
      source: """
        const serialize = (root) => root && [root.val];
        const deserialize = (data) => data && new TreeNode(data[0]);
        """),
    Codec(
      language: .python,
      source: """
        class Codec:
            def serialize(self, root):
                return root and [root.val]

            def deserialize(self, data):
                return data and TreeNode(data[0])
        """),
  ]

  @Test(arguments: nothing)
  func `nothing goes through as well`(codec: Codec) async throws {
    let problem = Problem.made(.codec, .roundTrip(encode: "serialize", decode: "deserialize"))
    let verdict = try await live.verdict(
      problem, codec.language, codec.source, [([[]], nil), ([[7]], nil)])
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
  }

  @Test(arguments: taken)
  func `what the first half gives reaches the second`(codec: Codec) async throws {
    let long = String(repeating: "é", count: 100)
    let cases: [([Value], Value?)] = [
      ([["a", "", "é\\n"]], nil), ([[.string(long)]], nil), ([[]], nil),
    ]
    let verdict = try await live.verdict(.texts, codec.language, codec.source, cases)
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
  }

  static let refused: [Codec] = [
    Codec(
      language: .python,
      source: """
        class Codec:
            encode = decode = lambda self, s: s
        """),
    Codec(language: .javascript, source: "const encode = (strs) => strs, decode = (s) => s;"),
    Codec(
      language: .python,
      source: """
        class Codec:
            def encode(self, strs):
                return [self]

            def decode(self, s):
                return []
        """),
    Codec(
      language: .javascript,
      source: """
        class Kept { constructor(strs) { this.strs = strs; } }
        const encode = (strs) => new Kept(strs);
        const decode = (s) => s.strs;
        """),
  ]

  @Test(arguments: refused)
  func `what is no encoding is refused`(codec: Codec) async throws {
    let verdict = try await live.verdict(.texts, codec.language, codec.source, [([["a"]], nil)])
    #expect(verdict.verdict == .wrongAnswer, "\(verdict.diagnostics) \(verdict.cases)")
  }
}
