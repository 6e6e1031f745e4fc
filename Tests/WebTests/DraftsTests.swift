import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import SiteKit
import Store
import Testing

@testable import Web

@Suite struct DraftsTests {
  private let address = "/problems/two-sum/drafts/swift"

  private func save(
    _ site: TestSite, _ source: String, basedOn revision: Int, isFragment: Bool = true
  ) async throws -> TestResponse {
    try await site.post(
      address, ["source": source, "revision": String(revision)], isFragment: isFragment)
  }

  @Test func `a save is acknowledged with its revision and comes back`() async throws {
    try await withSite { site in
      let first = try await save(site, "let a = 1\r\nlet b = \"<&>\"", basedOn: 0)
      #expect(first.status == .ok)
      #expect(first.headers[.draftRevision] == "1")
      #expect(try await save(site, "let a = 2", basedOn: 1).headers[.draftRevision] == "2")
      let kept = try await site.services.database.drafts(slug: "two-sum", language: .swift)
      #expect(kept.map(\.source) == ["let a = 2", "let a = 1\nlet b = \"<&>\""])
      let page = try await site.get("/problems/two-sum?language=swift")
      #expect(page.text.contains("let a = 2"))
    }
  }

  @Test func `a save from an older revision keeps both and offers the choice`() async throws {
    try await withSite { site in
      _ = try await save(site, "from one tab", basedOn: 0)
      for isFragment in [true, false] {
        let conflict = try await save(site, "from another", basedOn: 0, isFragment: isFragment)
        #expect(conflict.status == .conflict)
        #expect(conflict.headers[.draftRevision] == "1")
        #expect(conflict.text.contains("from one tab"))
        #expect(conflict.text.contains("from another"))
      }
      let current = try await site.services.database.draft(slug: "two-sum", language: .swift)
      #expect(current?.source == "from one tab")
    }
  }

  @Test func `without scripts a save leads back to the page`() async throws {
    try await withSite { site in
      let saved = try await save(site, "plain", basedOn: 0, isFragment: false)
      #expect(saved.status == .seeOther)
      #expect(saved.location == "/problems/two-sum?language=swift")
    }
  }

  @Test func `an older draft can be brought back, and that can be undone`() async throws {
    try await withSite { site in
      _ = try await save(site, "old", basedOn: 0)
      _ = try await save(site, "new", basedOn: 1)
      let restored = try await site.post(
        "\(address)/1/restore",
        ["source": "typed since", "revision": "2", "language": "swift"], isFragment: true)
      #expect(restored.status == .ok)
      #expect(restored.text.contains("old"))
      #expect(restored.headers[.draftRevision] == "4")
      #expect(restored.text.contains("\(address)/3/restore"))
      let kept = try await site.services.database.drafts(slug: "two-sum", language: .swift)
      #expect(kept.map(\.source) == ["old", "typed since", "new", "old"])
    }
  }

  @Test func `a published solution is opened, but the learner's own code not replaced unasked`()
    async throws
  {
    try await withSite { site in
      let path = "/problems/two-sum/drafts/python/solutions/fast"
      let drafts = { try await site.services.database.drafts(slug: "two-sum", language: .python) }
      let fields = ["source": "mine", "revision": "0", "language": "python"]
      let asked = try await site.post(path, fields, isFragment: true)
      #expect(asked.status == .ok)
      #expect(asked.headers[.draftRevision] == "1")
      #expect(asked.text.contains("<dialog id=\"draft-replacing\""))
      #expect(asked.text.contains("formaction=\"\(path)\""))
      #expect(try await drafts().map(\.source) == ["mine"])
      let plain = try await site.post(path, ["language": "python"])
      #expect(plain.text.contains("<form id=\"workbench\""))
      let sure = fields.merging(["revision": "1", "sure": "yes"]) { $1 }
      let opened = try await site.post(path, sure, isFragment: true)
      #expect(opened.headers[.draftRevision] == "2")
      #expect(opened.text.contains("seen = {}"))
      #expect(opened.text.contains("/problems/two-sum/drafts/python/1/restore"))
      #expect(try await drafts().map(\.source).last == "mine")
      // A solution, and the starter, may go without a question.
      let again = try await site.post(path, ["language": "python"])
      #expect(again.location == "/problems/two-sum?language=python")
      let unknown = try await site.post(
        "/problems/two-sum/drafts/swift/solutions/none", ["language": "swift"])
      #expect(unknown.status == .notFound)
    }
  }

  @Test func `back to the starter keeps what was there`() async throws {
    try await withSite { site in
      _ = try await save(site, "mine", basedOn: 0)
      let reset = try await site.post("\(address)/reset", isFragment: true)
      #expect(reset.text.contains("class Solution"))
      let kept = try await site.services.database.drafts(slug: "two-sum", language: .swift)
      #expect(kept.last?.source == "mine")
      #expect(try await site.post("\(address)/1/restore").status == .seeOther)
      let current = try await site.services.database.draft(slug: "two-sum", language: .swift)
      #expect(current?.source == "mine")
    }
  }

  @Test func `the history shows every kept draft`() async throws {
    try await withSite { site in
      for index in 0..<3 { _ = try await save(site, "version \(index)", basedOn: index) }
      for path in [address] {
        let page = try await site.get(path)
        let piece = try await site.get(path, headers: [.focusFragment: "1"])
        for index in 0..<3 {
          #expect(page.text.contains("version \(index)"))
          #expect(piece.text.contains("version \(index)"))
        }
        #expect(piece.body.readableBytes < page.body.readableBytes)
      }
    }
  }

  @Test(
    arguments: [
      ("/problems/two-sum/drafts/swift/99/restore", "Revision 99"),
      ("/problems/tow-sum/drafts/swift", "two-sum"), ("/problems/two-sum/drafts/cobol", "no page"),
    ])
  func `what is not there is said to be missing`(path: String, words: String) async throws {
    try await withSite { site in
      let missing = try await site.post(
        path, ["source": "x", "revision": "0", "language": "swift"])
      #expect(missing.status == .notFound)
      #expect(missing.text.contains(words))
    }
  }

  @Test(arguments: ["-1", "x", "", "99999999999999999999"])
  func `a revision that is no number counts as none`(revision: String) async throws {
    try await withSite { site in
      let saved = try await site.post(
        address, ["source": "x", "revision": revision], isFragment: true)
      #expect(saved.status == .ok)
      #expect(saved.headers[.draftRevision] == "1")
    }
  }
}
