import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import SiteKit
import Store
import Testing

@testable import Web

@Suite struct OwnCasesTests {
  private let address = "/problems/two-sum/cases"

  @Test func `an own case is kept, shown and taken away`() async throws {
    try await withSite { site in
      let added = try await site.post(
        address, ["input": "[3, 3]\r\n6", "expected": "[0, 1]"], isFragment: true)
      #expect(added.status == .ok)
      #expect(added.text.contains("id=\"own-cases\""))
      let own = try await site.services.database.ownCases(slug: "two-sum")
      #expect(own.map(\.input) == [[[3, 3], 6]])
      #expect(own.map(\.expected) == [[0, 1]])
      let id = try #require(own.first?.id)
      for _ in 0..<2 {
        #expect(
          try await site.post("\(address)/\(id)/remove", isFragment: true).status == .ok)
      }
      #expect(try await site.services.database.ownCases(slug: "two-sum").isEmpty)
    }
  }

  @Test func `the button beside a failing case sends the whole input`() async throws {
    try await withSite { site in
      let added = try await site.post(address, ["case": "[[3,3],6]", "input": "half typed"])
      #expect(added.status == .seeOther)
      let own = try await site.services.database.ownCases(slug: "two-sum")
      #expect(own.map(\.input) == [[[3, 3], 6]])
    }
  }

  @Test func `another problem's case cannot be taken away from here`() async throws {
    try await withSite { site in
      let own = try await site.services.database.addOwnCase(
        slug: "elsewhere", input: [1], expected: nil)
      _ = try await site.post("\(address)/\(own.id)/remove")
      #expect(try await site.services.database.ownCases(slug: "elsewhere").count == 1)
    }
  }

  @Test(
    arguments: [
      ("", ""), ("[1, 2", ""), ("[1,2]", ""), ("\"a\"\n3", ""), ("[1,2]\n3\n4", ""),
      ("[1,2]\n3", "[0,"), ("[1,2]\n3", "\"x\""),
    ])
  func `an input that cannot be used is explained, and what was typed stays`(
    input: String, expected: String
  ) async throws {
    try await withSite { site in
      let refused = try await site.post(
        address, ["input": input, "expected": expected], isFragment: true)
      #expect(refused.status == .unprocessableContent)
      #expect(refused.text.contains("id=\"own-cases\""))
      #expect(refused.text.contains("role=\"alert\""))
      if let line = input.split(separator: "\n").last, !line.contains("\"") {
        #expect(refused.text.contains(line))
      }
      let plain = try await site.post(address, ["input": input, "expected": expected])
      #expect(plain.status == .unprocessableContent)
      #expect(try await site.services.database.ownCases(slug: "two-sum").isEmpty)
    }
  }
}
