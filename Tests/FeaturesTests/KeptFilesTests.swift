@testable import AppFeature
import Domain
import Foundation
import Testing
import TestSupport

@testable import SiteKit

struct KeptFilesTests {
  private let key = String(repeating: "5a", count: 32)

  @Test func `whole files are no damage, and neither are missing ones`() async throws {
    try await withTemporaryFolder { folder in
      #expect(KeptFiles.damage(in: folder) == [])
      try WidgetKey(folder: folder).renew().write(
        to: folder.appending(path: "token"), atomically: true, encoding: .utf8)
      let session = try #require(OnlineSession(pasted: "LEETCODE_SESSION=a; csrftoken=b"))
      try LeetCodeSessionFile(folder: folder).keep(session)
      #expect(KeptFiles.damage(in: folder) == [])
    }
  }

  @Test(arguments: ["token", "widget-key", "leetcode-session", "ai-key"])
  func `a damaged file is named with what to do, and left as it is`(name: String) async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: name)
      for content in ["", "x" + key, "{\"half"] {
        try Data(content.utf8).write(to: file)
        let damage = try #require(KeptFiles.damage(in: folder).first)
        #expect(damage.sentence.hasPrefix("\(file.path) is damaged. "))
        #expect(damage.remedy.count > 12)
        #expect(try Data(contentsOf: file) == Data(content.utf8))
      }
    }
  }
}
