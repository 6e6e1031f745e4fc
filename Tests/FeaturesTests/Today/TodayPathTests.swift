import SiteKit
import Testing

@Suite struct TodayPathTests {
  @Test(arguments: [
    (SitePath.today(.page), "/today"), (.today(.changes), "/today/changes"),
    (.today(.habits), "/today/habits"), (.today(.habit(3, .tick)), "/today/habits/3/tick"),
    (.today(.habit(12, .untick)), "/today/habits/12/untick"),
    (.today(.habit(3, .rename)), "/today/habits/3/rename"),
    (.today(.habit(3, .remove)), "/today/habits/3/remove"),
    (.today(.habit(3, .restore)), "/today/habits/3/restore"),
  ])
  func `an address is written and read back`(path: SitePath, text: String) {
    #expect(path.description == text)
    #expect(SitePath(text) == path)
  }

  @Test(arguments: [
    "/today/x", "/today/habits/3", "/today/habits/x/tick", "/today/habits/-1/tick",
    "/today/habits/3/x", "/today/habits/3/tick/x", "/today/changes/x",
  ])
  func `an address that the day does not have is refused`(text: String) {
    #expect(SitePath(text) == nil)
  }
}
