import Domain
import TestSupport
import Testing

@testable import Judge

struct JavaOrderTests {
  @Test(arguments: [
    ("class Solution extends VersionControl {}", true),
    ("// class VersionControl {\n// }\nclass Solution {}", true),
    ("/*\n * class VersionControl\n */\nclass Solution {}", true),
    ("/* In the\n   parent class VersionControl. */ class Solution {}", true),
    ("/* its own */ class VersionControl {\n}\nclass Solution {}", false),
    ("class VersionControl {\n}\nclass Solution {}", false),
  ])
  func `the oracle's class is defined unless the learner's code has one`(
    source: String, isDefined: Bool
  ) {
    #expect((JavaOrder(.firstBad(calls: 40), source).host != nil) == isDefined)
  }
}
