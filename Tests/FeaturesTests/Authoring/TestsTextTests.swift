@testable import AuthoringFeature
import Testing

@Suite struct TestsTextTests {
  @Test(arguments: [
    (
      "{\"cases\": [\n  {\"a\": [1]},\n  {\"a\": \"]}\"}],\n \"invalid\": []}",
      "{\"cases\": [\n  {\"a\": [1]},\n  {\"a\": \"]}\"},\n  NEW,\n  NEXT],\n \"invalid\": []}"
    ),
    (
      "{\"invalid\": [{\"cases\": []}], \"cases\": [{\"a\": \"\\\"\"}]}",
      "{\"invalid\": [{\"cases\": []}], \"cases\": [{\"a\": \"\\\"\"},\nNEW,\nNEXT]}"
    ),
    ("{\"cases\": []}", "{\"cases\": [\n  NEW,\n  NEXT]}"),
  ])
  func `lines go behind the last case, and the rest stays`(before: String, after: String) {
    #expect(TestsText(before).adding(["NEW", "NEXT"]) == after)
  }

  @Test(arguments: ["", "[]", "{\"invalid\": [{\"cases\": []}]}", "{\"cases\": 5}"])
  func `a text without cases takes none`(text: String) {
    #expect(TestsText(text).adding(["NEW"]) == nil)
  }
}
