@testable import AppFeature
import Domain
import Foundation
import Markup
@testable import OnlineFeature
import Store
import Testing
import TestSupport

@testable import SiteKit

@Suite struct LeetCodeLoginTests {
  @Test func `a cookie that LeetCode takes is kept for its owner alone, and fills in the name`()
    async throws
  {
    try await withLeetCode { world in
      await #expect(throws: OnlineError.signedOut) { try await world.services.onlineSession() }
      let answer = try await LeetCode.signIn(.good, with: world.services)
      #expect(answer == .signedIn(OnlineAccount(name: "Ada", isPremium: true)))
      #expect(try await world.services.onlineSession() == .good)
      let account = try await LeetCode.account(with: world.services)
      #expect(account.name == "Ada" && account.signedInAs == "Ada" && account.isPremium)
      let folder = try #require(world.services.dataFolder)
      let path = folder.appending(path: LeetCodeSessionFile.fileName).path
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
      #expect(try await LeetCode.isSyncDue(with: world.services))
    }
  }

  @Test func `a file that others could read is theirs no more after the next sign-in`()
    async throws
  {
    try await withLeetCode { world in
      let folder = try #require(world.services.dataFolder)
      let file = folder.appending(path: LeetCodeSessionFile.fileName)
      try Data("{".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
      _ = try await LeetCode.signIn(.good, with: world.services)
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.filter { $0.contains(LeetCodeSessionFile.fileName) }.count == 1)
    }
  }

  @Test func `no export, log or setting holds the cookie`() async throws {
    try await withLeetCode { world in
      _ = try await LeetCode.signIn(.good, with: world.services)
      try await LeetCode.sync(with: world.services)
      let archive = String(
        decoding: try await Settings.export(with: world.services).bytes, as: UTF8.self)
      #expect(archive.contains("Ada"))
      let log = try await world.services.database.logEntries().map { "\($0)" }.joined()
      #expect(log.contains("Signed in to LeetCode as Ada"))
      for secret in ["good-token", "good-csrf"] {
        #expect(!archive.contains(secret))
        #expect(!log.contains(secret))
        let page = LeetCode.page(
          try await LeetCode.model(with: world.services), PageContext(nonce: "", formToken: "")
        ).text
        #expect(!page.contains(secret))
      }
    }
  }

  @Test func `a dead cookie is refused, and the one before stays`() async throws {
    try await withLeetCode { world in
      _ = try await LeetCode.signIn(.good, with: world.services)
      for isUnchecked in [false, true] {
        let answer = try await LeetCode.signIn(
          OnlineSession(token: "dead", csrf: ""), isUnchecked: isUnchecked, with: world.services)
        #expect(answer == .refused(.sessionEnded(service: "LeetCode")))
      }
      #expect(try await world.services.onlineSession() == .good)
    }
  }

  @Test func `offline a cookie is kept only if the learner says so`() async throws {
    try await withLeetCode({ $0.trouble = .offline(service: "LeetCode") }) { world in
      let answer = try await LeetCode.signIn(.good, with: world.services)
      #expect(answer == .unreachable(.offline(service: "LeetCode")))
      await #expect(throws: OnlineError.signedOut) { try await world.services.onlineSession() }
      let kept = try await LeetCode.signIn(.good, isUnchecked: true, with: world.services)
      #expect(kept == .keptUnchecked)
      #expect(try await world.services.onlineSession() == .good)
      world.there.change { $0.trouble = nil }
      try await LeetCode.sync(with: world.services)
      #expect(try await LeetCode.account(with: world.services).signedInAs == "Ada")
    }
  }

  @Test func `signing out deletes the cookie, and what came over stays`() async throws {
    try await withLeetCode({ $0.list = [OnlineSolved(slug: "two-sum", title: "T")] }) { world in
      _ = try await LeetCode.signIn(.good, with: world.services)
      try await LeetCode.sync(with: world.services)
      try await LeetCode.signOut(with: world.services)
      try await LeetCode.signOut(with: world.services)
      await #expect(throws: OnlineError.signedOut) { try await world.services.onlineSession() }
      let standing = try await LeetCode.standing(with: world.services)
      #expect(!standing.isSignedIn && standing.matched == 1)
      #expect(standing.account.name == "Ada" && standing.account.signedInAs == nil)
    }
  }

  @Test func `once LeetCode refuses the cookie it is asked no more, and the name goes on`()
    async throws
  {
    try await withLeetCode({ $0.recent = [.accepted("two-sum")] }) { world in
      _ = try await LeetCode.signIn(.good, with: world.services)
      world.there.change { $0.session = OnlineSession(token: "another", csrf: "") }
      let result = try await LeetCode.sync(with: world.services)
      #expect(!result.isSignedIn && result.syncedCount == 1)
      let card = LeetCode.SyncCard(try await LeetCode.standing(with: world.services))
      #expect(card.warning?.contains("no longer accepts your cookie") == true)
      let asked = world.there.asked.count { $0 == "account" }
      try await LeetCode.sync(with: world.services)
      #expect(world.there.asked.count { $0 == "account" } == asked)
    }
  }

  @Test func `a cookie that says that it ended is not sent`() async throws {
    try await withLeetCode { world in
      let file = try #require(world.services.sessionFile)
      try file.keep(.ending(at: Instant(milliseconds: world.services.now().milliseconds - 1_000)))
      await #expect(throws: OnlineError.sessionEnded(service: "LeetCode")) {
        try await LeetCode.sync(with: world.services)
      }
      #expect(world.there.asked.isEmpty)
    }
  }

  @Test func `that a cookie ended by this machine's clock is not kept: the clock may be wrong`()
    async throws
  {
    try await withLeetCode { world in
      let now = world.services.now().milliseconds
      let cookie = OnlineSession.ending(at: Instant(milliseconds: now + 3_600_000))
      world.there.change { $0.session = cookie }
      _ = try await LeetCode.signIn(cookie, with: world.services)
      world.pass(hours: 2)
      for _ in 1...2 {
        #expect(try await !LeetCode.sync(with: world.services).isSignedIn)
      }
      let standing = try await LeetCode.standing(with: world.services)
      #expect(standing.cookieWarning?.contains("ended") == true)
      #expect(!standing.account.hasSessionEnded)
      #expect(try await world.log().filter { $0.level == .warning }.count == 1)
      world.pass(hours: -2)
      #expect(try await LeetCode.sync(with: world.services).isSignedIn)
    }
  }

  @Test(arguments: [
    OnlineError.sessionEnded(service: "LeetCode"), .forgeryCheck,
  ])
  func `only an answer about its owner says for good that a cookie is dead`(trouble: OnlineError)
    async throws
  {
    try await withLeetCode({ $0.list = [OnlineSolved(slug: "two-sum", title: "T")] }) { world in
      _ = try await LeetCode.signIn(.good, with: world.services)
      world.there.change {
        $0.onAsking = { if $0.hasPrefix("solved") { throw trouble } }
      }
      #expect(try await !LeetCode.sync(with: world.services).isSignedIn)
      #expect(try await !LeetCode.account(with: world.services).hasSessionEnded)
      world.there.change { $0.onAsking = nil }
      #expect(try await LeetCode.sync(with: world.services).isSignedIn)
      world.there.change {
        $0.onAsking = { if $0 == "account" { throw trouble } }
      }
      #expect(try await !LeetCode.sync(with: world.services).isSignedIn)
      let isDead = try await LeetCode.account(with: world.services).hasSessionEnded
      #expect(isDead == (trouble == .sessionEnded(service: "LeetCode")))
    }
  }

  @Test func `data in memory has no place for a cookie`() async throws {
    let world = try LeetCodeWorld()
    await #expect(throws: LeetCodeError.noFolder) {
      _ = try await LeetCode.signIn(.good, with: world.services)
    }
    #expect(world.there.asked.isEmpty)
  }

  @Test func `a damaged file is no cookie`() async throws {
    try await withLeetCode { world in
      let folder = try #require(world.services.dataFolder)
      try Data("{".utf8).write(to: folder.appending(path: LeetCodeSessionFile.fileName))
      await #expect(throws: OnlineError.signedOut) { try await world.services.onlineSession() }
    }
  }
}
