@testable import CodingFeature
import Domain
import Foundation
@testable import OnlineFeature
import SiteKit
import Store
import Synchronization
import Testing
import TestSupport

@Suite(.timeLimit(.minutes(20))) struct BoardClaimTests {
  /// Work that claims one event, and says what came of it.
  private struct Work: BoardWork {
    enum Event: BoardEvent {
      case claimed, refused, obstructed
      case failed(message: String, hint: String?)

      var isLast: Bool { self != .claimed }
      var isSettled: Bool { isLast }
    }

    var learner = ""
    /// What happens right before the claim, without a look at whether the task is cancelled.
    var beforehand: @Sendable () async -> Void = {}
    /// What happens behind it.
    var afterwards: @Sendable () async -> Void = {}

    func follow(with services: Services, report: @Sendable (Event) async -> Void) async {
      await follow(with: services, report: report, claim: report)
    }

    func follow(
      with services: Services, report: @Sendable (Event) async -> Void,
      claim: @Sendable (Event) async throws -> Void
    ) async {
      await beforehand()
      do {
        try await claim(.claimed)
        await afterwards()
      } catch is CancellationError {
        await report(.refused)
      } catch {
        await report(.obstructed)
      }
    }

    func obstacle(by other: Work, after events: [Event]) -> (any UserFacingError)? {
      events.contains(.claimed) ? CodingError.stillHandingIn(slug: "two-sum") : nil
    }
  }

  /// An identifier that is known only later.
  private final class Name: Sendable {
    let text = Mutex("")
  }

  private func events(_ board: Board<Work>, _ id: String) async -> [Work.Event] {
    guard let events = await board.events(of: id) else { return [] }
    return await events.reduce(into: []) { $0.append($1.event) }
  }

  private func services() throws -> Services {
    Services(
      problems: .fixed([.twoSum]), runner: .accepting, database: try .empty(),
      now: { .sample }, cacheFolder: FileManager.default.temporaryDirectory)
  }

  @Test func `what was cancelled claims nothing, however far it is`() async throws {
    let board = Board<Work>()
    let name = Name()
    let id = try await board.start(
      Work(beforehand: { await board.cancel(name.text.withLock { $0 }) }))
    name.text.withLock { $0 = id }
    let services = try services()
    await withTaskGroup { group in
      group.addTask { await board.run(with: services) }
      #expect(await !events(board, id).contains(.claimed))
      group.cancelAll()
    }
  }

  @Test(arguments: [("ada", true), ("eva", false)])
  func `of two of a learner's works one claims`(
    other: String, isObstructed: Bool
  ) async throws {
    let board = Board<Work>(share: 2)
    let (held, hold) = AsyncStream.makeStream(of: Void.self)
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let first = try await board.start(
      Work(
        learner: "ada",
        afterwards: {
          begin.finish()
          for await _ in held {}
        }))
    let second = try await board.start(
      Work(learner: other, beforehand: { for await _ in begun {} }))
    let services = try services()
    await withTaskGroup { group in
      group.addTask { await board.run(with: services) }
      #expect(await events(board, second).contains(.obstructed) == isObstructed)
      hold.finish()
      #expect(await events(board, first).first == .claimed)
      group.cancelAll()
    }
  }

  @Test func `of two submissions at once LeetCode gets one, and the other is told why`()
    async throws
  {
    let online = ScriptedOnlineJudge(.tell(.sent(.sending)), .fallSilent)
    try await withOnlineServices(online) { services in
      let board = JobBoard(share: 2)
      var submission = Coding.Submission(
        slug: "two-sum", language: .python, source: "class Solution: pass", purpose: .submit)
      submission.isOfficial = true
      let ids = [try await board.start(submission), try await board.start(submission)]
      let words = CodingError.stillHandingIn(slug: "two-sum").message
      await withTaskGroup { group in
        group.addTask { await board.run(with: services) }
        let ended = await withTaskGroup(of: String.self) { waiting in
          for id in ids {
            waiting.addTask {
              for await _ in await board.events(of: id)! {}
              return id
            }
          }
          let first = await waiting.next()!
          waiting.cancelAll()
          return first
        }
        let told = await board.snapshot(of: ended)?.events ?? []
        #expect(
          told.contains { if case .unofficial(words, _) = $0 { true } else { false } })
        while online.submissions.isEmpty { await Task.yield() }
        group.cancelAll()
      }
      #expect(online.submissions.count == 1)
    }
  }
}
