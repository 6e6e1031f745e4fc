import Domain
import Foundation
@testable import OnlineFeature
@testable import SiteKit
import Testing
import TestSupport

@testable import focus

@Suite(.timeLimit(.minutes(20))) struct StubTests {
  @Test(arguments: [
    ["leetcod"], ["github"], ["leetcode", "--fault", "too-fat"], ["openai", "--fault", "csrf"],
  ]) func `an unknown stand-in or fault ends with status 2 and the names`(
    line: [String]
  ) async throws {
    try await withTemporaryFolder { folder in
      let refused = await TestTerminal(folder: folder).run(["stub"] + line)
      #expect(refused.status == 2)
      #expect(refused.errors.contains("There's no \(line.count == 1 ? "stub" : "fault") called"))
      #expect(refused.errors.contains("Did you mean") || refused.errors.contains("There are:"))
      #expect(refused.output.isEmpty)
    }
  }

  @Test(arguments: [
    ["leetcode", "--port", "99999"], ["leetcode", "--times", "2"],
    ["leetcode", "--fault", "slow", "--times", "0"], [],
  ]) func `wrong usage ends with status 2`(line: [String]) async throws {
    try await withTemporaryFolder { folder in
      #expect(await TestTerminal(folder: folder).run(["stub"] + line).status == 2)
    }
  }

  @Test(arguments: [
    ("leetcode", "cloudflare"), ("openai", "injection"), ("anthropic", "stall"),
    ("comicvine", "pictures-slow"), ("exchange", "untraded"), ("coingecko", "hang-up"),
  ])
  func `the faults are listed with what they do`(name: String, fault: String) async throws {
    try await withTemporaryFolder { folder in
      let list = await TestTerminal(folder: folder).run("stub", name, "--faults")
      #expect(list.status == 0)
      let row = try #require(
        list.output.split(separator: "\n").first { $0.hasPrefix(fault + " ") })
      #expect(row.dropFirst(fault.count).contains { $0.isLetter })
    }
  }

  @Test func `it says where it is and what it is asked, until it is interrupted`() async throws {
    try await withTerminal { terminal in
      let rehearsal = Rehearsal(
        terminal, ["stub", "leetcode", "--fault", "unknown-user", "--times", "1"])
      let ready = await rehearsal.line { $0.hasPrefix("The stand-in for LeetCode is ready: ") }
      let address = try #require(ready?.split(separator: " ").last.map(String.init))
      #expect(address.hasPrefix("http://127.0.0.1:"))
      let advice = await rehearsal.line { $0.contains("FOCUS_LEETCODE=\(address) focus sync ada") }
      #expect(advice != nil)
      var learner = terminal
      learner.overrides["FOCUS_LEETCODE"] = address
      let judge = try AppContainer(in: learner.setting, data: nil).servicesWithoutRunner()
        .onlineJudge
      #expect(try await judge.member("Ada") == nil)
      #expect(try await judge.member("Ada")?.name == "ada")
      #expect(await rehearsal.line { $0 == "200  POST /graphql  matchedUser" } != nil)
      #expect(await rehearsal.interrupted() == 0)
    }
  }
}
