import Domain
import Testing

@Suite struct LeetCodeSlugExtractorTests {
  @Test(arguments: [
    "https://leetcode.com/problems/two-sum/", "http://leetcode.com/problems/two-sum",
    "https://www.leetcode.com/problems/two-sum", "www.leetcode.com/problems/two-sum/",
    "leetcode.com/problems/two-sum", "//leetcode.com/problems/two-sum",
    "https://leetcode.cn/problems/two-sum/", "https://leetcode-cn.com/problems/two-sum/",
    "https://leetcode.com:443/problems/two-sum/", "/problems/two-sum/", "problems/two-sum",
    "https://leetcode.com/problems/two-sum/description/",
    "https://leetcode.com/problems/two-sum/solutions/3/some-title/",
    "https://leetcode.com/problems/two-sum/submissions/detail/1/",
    "https://leetcode.com/problems/two-sum?envType=daily-question&envId=2026-02-06",
    "https://leetcode.com/problems/two-sum/?tab=description#top",
    "https://leetcode.com/problems/two-sum#f", "HTTPS://LeetCode.com/Problems/Two-Sum/",
    "TWO-SUM", "two-sum", "two-sum/", "two-sum?x=1", "  two-sum \n",
    "\thttps://leetcode.com/problems/two-sum ",
    "<https://leetcode.com/problems/two-sum/>",
    "https://leetcode.com/contest/weekly-contest-1/problems/two-sum/",
    "https://leetcode.com/contest/biweekly-contest-9/problems/two-sum/description/",
  ])
  func `every way to name a problem leads to one slug`(text: String) {
    #expect(LeetCodeSlugExtractor.slug(in: text) == "two-sum")
  }

  @Test(arguments: [
    "", "   ", "/", "?", "#", "Two Sum", "-", "--", "-two", "two-", "two_sum", "two.sum",
    "https://", "https://leetcode.com", "https://leetcode.com/", "https://leetcode.com/problems",
    "https://leetcode.com/problems/", "https://leetcode.com/problems//?x",
    "https://leetcode.com/problemset/all/", "https://leetcode.com/u/ada/", "leetcode.com",
    "https://example.com/problems/two-sum", "example.com/problems/two-sum",
    "https://leetcode.com.example.com/problems/two-sum",
    "https://leetcode.com@example.com/problems/two-sum", "ftp://leetcode.com/problems/two-sum",
    "https://two-sum", "https://leetcode.com/problems/two%20sum/", "zwei-süm", "two-sum\u{0}",
    String(repeating: "a", count: 161), "/two-sum",
  ])
  func `junk has no slug`(text: String) {
    #expect(LeetCodeSlugExtractor.slug(in: text) == nil)
  }

  @Test(arguments: [("3Sum", "3sum"), ("01-matrix", "01-matrix"), ("a--b", "a--b")])
  func `digits and doubled hyphens are part of slugs`(text: String, slug: String) {
    #expect(LeetCodeSlugExtractor.slug(in: text) == slug)
  }
}
