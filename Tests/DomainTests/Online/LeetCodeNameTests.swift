import Domain
import Testing

@Suite struct LeetCodeNameTests {
  @Test(arguments: [
    ("ada", "ada"), ("  Ada_L-1.x ", "Ada_L-1.x"), ("@ada", "ada"), ("ada/", "ada"),
    ("https://leetcode.com/u/ada/", "ada"), ("leetcode.com/u/ada", "ada"),
    ("https://leetcode.cn/u/ada/?tab=solved", "ada"), ("/u/ada", "ada"), ("u/ada/solutions", "ada"),
    (String(repeating: "a", count: 40), String(repeating: "a", count: 40)),
  ])
  func `a name is read from what was typed`(text: String, name: String) {
    #expect(LeetCodeName.name(in: text) == name)
  }

  @Test(arguments: [
    "", " ", "ada lovelace", "ada!", "-", "...", "ädä", "https://leetcode.com/problems/ada/",
    "https://leetcode.com/u/", "https://example.com/u/ada", "a\"b", "a\nb",
    String(repeating: "a", count: 41),
  ])
  func `what can be no name is refused without asking anybody`(text: String) {
    #expect(LeetCodeName.name(in: text) == nil)
  }
}
