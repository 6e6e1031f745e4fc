public import Domain
import Foundation
import Synchronization

/// LeetCode in memory: members, a session and what its owner solved, with troubles at will.
public final class FakeLeetCode: Sendable {
  public struct World: Sendable {
    public var members = [OnlineMember(name: "Ada", solved: 3)]
    /// What everybody sees of any member, the newest first.
    public var recent: [OnlineSubmission] = []
    public var session = OnlineSession(token: "good-token", csrf: "good-csrf")
    public var owner = OnlineAccount(name: "Ada", isPremium: true)
    /// What the session's owner solved, the newest first.
    public var list: [OnlineSolved] = []
    public var pageSize = 2
    /// What the session's owner handed in, by problem; of any other nothing is known there.
    public var submissions: [String: [OnlineSubmission]] = [:]
    /// Done with each question, before it is answered.
    public var onAsking: (@Sendable (_ question: String) async throws -> Void)?
    /// Thrown by whatever is asked.
    public var trouble: OnlineError?
    /// After how many questions it is thrown.
    public var questionsBeforeTrouble = 0
    public var asked: [String] = []
  }

  private let state: Mutex<World>

  public init(_ change: (inout World) -> Void = { _ in }) {
    var world = World()
    change(&world)
    state = Mutex(world)
  }

  public var world: World { state.withLock { $0 } }
  /// What it was asked, in order; no secrets are in it.
  public var asked: [String] { world.asked }

  public func change(_ change: (inout World) -> Void) { state.withLock { change(&$0) } }

  /// The port to it.
  public var judge: OnlineJudge {
    var judge = OnlineJudge.offline
    judge.member = { [self] name in
      try await ask("member \(name)").members.first { $0.name.lowercased() == name.lowercased() }
    }
    judge.recentlySolved = { [self] name in try await ask("recent \(name)").recent }
    judge.account = { [self] session in try await signedIn(session, "account").owner }
    judge.solved = { [self] session, cursor in
      let world = try await signedIn(session, "solved \(cursor ?? 0)")
      let start = cursor ?? 0
      let end = min(start + world.pageSize, world.list.count)
      return OnlinePage(
        items: Array(world.list[min(start, end)..<end]), total: world.list.count,
        next: end < world.list.count ? end : nil)
    }
    judge.submissions = { [self] session, slug in
      let world = try await signedIn(session, "submissions \(slug)")
      guard let found = world.submissions[slug] else {
        throw OnlineError.unknownProblem(slug: slug)
      }
      return found
    }
    return judge
  }

  private func signedIn(_ session: OnlineSession, _ question: String) async throws -> World {
    let world = try await ask(question)
    guard session == world.session else {
      throw OnlineError.sessionEnded(service: "LeetCode")
    }
    return world
  }

  private func ask(_ question: String) async throws -> World {
    try await world.onAsking?(question)
    return try state.withLock { world in
      world.asked.append(question)
      if let trouble = world.trouble, world.asked.count > world.questionsBeforeTrouble {
        throw trouble
      }
      return world
    }
  }
}

extension OnlineSubmission {
  /// An accepted one, so many minutes after 2026-02-06T00:00:00Z.
  public static func accepted(_ slug: String, minute: Int64 = 0) -> OnlineSubmission {
    OnlineSubmission(
      id: nil, slug: slug, title: slug.capitalized, verdict: .accepted, status: "Accepted",
      language: "swift", at: Instant(milliseconds: 1_770_336_000_000 + minute * 60_000))
  }
}

extension OnlineSession {
  /// A token that says when it ends, as LeetCode's do.
  public static func ending(at instant: Instant, csrf: String = "good-csrf") -> OnlineSession {
    let payload = Array("{\"exp\":\(instant.milliseconds / 1000)}".utf8)
    return OnlineSession(token: "eyJhbGciOiJIUzI1NiJ9.\(base64(payload)).c2ln", csrf: csrf)
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let chunk = bytes[start..<min(start + 3, bytes.count)]
      let bits = chunk.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - chunk.count))
      for place in 0...chunk.count { text.append(letters[bits >> (18 - 6 * place) & 63]) }
    }
    return text
  }
}
