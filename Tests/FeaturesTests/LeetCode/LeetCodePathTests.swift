import SiteKit
import Testing

@Suite struct LeetCodePathTests {
  @Test(arguments: [
    (LeetCodePath.part, "/settings/leetcode"), (.check, "/settings/leetcode/check"),
    (.cookie, "/settings/leetcode/cookie"), (.signOut, "/settings/leetcode/sign-out"),
    (.sync, "/settings/leetcode/sync"), (.events, "/settings/leetcode/events"),
    (.reviews, "/settings/leetcode/reviews"), (.forget, "/settings/leetcode/forget"),
  ])
  func `an address is written and read back`(path: LeetCodePath, text: String) {
    let path = SitePath.settings(.leetCode(path))
    #expect(path.description == text)
    #expect(SitePath(text) == path)
  }

  @Test(arguments: ["/settings/leetcode/x", "/settings/leetcode/sync/x", "/settings/leetcodes"])
  func `an address that there is not is refused`(text: String) {
    #expect(SitePath(text) == nil)
  }
}
