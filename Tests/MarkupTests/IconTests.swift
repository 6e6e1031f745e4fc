import Markup
import TestSupport
import Testing

@Suite struct IconTests {
  @Test(arguments: Icon.allCases)
  func `every icon is drawn`(icon: Icon) {
    expectWellFormed(icon.html.text)
    #expect(icon.html.text.contains(#/<(path|circle|rect) /#))
  }
}
