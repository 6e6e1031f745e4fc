public import SiteKit

/// The apps of one learner's server and their sessions; gone with the server.
@MainActor public final class LiveDesk {
  /// What the sessions may take.
  public struct Limits: Sendable {
    public var sessions: Int
    /// What all of them may take together.
    public var bytes: Int
    /// What one of them may take.
    public var sessionBytes: Int
    /// How long a session is kept that nobody looks at.
    public var idle: Duration

    public init(
      sessions: Int = 32, bytes: Int = 64 << 20, sessionBytes: Int = 16 << 20,
      idle: Duration = .seconds(90)
    ) {
      self.sessions = sessions
      self.bytes = bytes
      self.sessionBytes = sessionBytes
      self.idle = idle
    }
  }

  private struct Kept {
    var session: LiveSession
    var lastUse: Duration
  }

  public nonisolated let hosts: [any LiveHost]
  private let limits: Limits
  private let elapsed: @Sendable () -> Duration
  private let makeIdentifier: @Sendable () -> String
  /// The longest unused first.
  private var kept: [Kept] = []

  /// `elapsed` is a clock that only goes forward, from whenever.
  public nonisolated init(
    hosts: [any LiveHost], limits: Limits = Limits(),
    elapsed: @escaping @Sendable () -> Duration = LiveDesk.sinceStart,
    makeIdentifier: @escaping @Sendable () -> String = randomJobIdentifier
  ) {
    self.hosts = hosts
    self.limits = limits
    self.elapsed = elapsed
    self.makeIdentifier = makeIdentifier
  }

  public nonisolated func host(_ slug: String) -> (any LiveHost)? {
    hosts.first { $0.slug == slug }
  }

  /// A new session that stands at a path; nil when there is no such app or page.
  ///
  /// Throws: what is missing for the app.
  public func open(_ slug: String, at path: String) throws -> LiveSession? {
    guard let app = try host(slug)?.makeApp(), app.open(path) else { return nil }
    let session = LiveSession(id: makeIdentifier(), slug: slug, app: app)
    kept.append(Kept(session: session, lastUse: elapsed()))
    trim()
    return session
  }

  /// A session that is still kept, which counts as a use of it.
  public func session(_ id: String, of slug: String) -> LiveSession? {
    guard
      let index = kept.firstIndex(where: { $0.session.id == id && $0.session.slug == slug })
    else { return nil }
    var entry = kept.remove(at: index)
    entry.lastUse = elapsed()
    kept.append(entry)
    trim()
    return entry.session
  }

  /// Ends what nobody has looked at for a while, and what is too much.
  public func sweep() {
    let now = elapsed()
    for index in kept.indices where kept[index].session.isFollowed { kept[index].lastUse = now }
    end {
      now - $0.lastUse >= limits.idle || $0.session.weightBytes > limits.sessionBytes
    }
    trim()
  }

  /// Sweeps now and then; ends every session when it is cancelled.
  public func run(clock: any Clock<Duration> = ContinuousClock()) async {
    while (try? await clock.sleep(for: limits.idle / 6)) != nil { sweep() }
    end { _ in true }
  }

  public var sessionCount: Int { kept.count }
  public var weightBytes: Int { kept.reduce(0) { $0 + $1.session.weightBytes } }

  /// Ends the longest unused sessions, but never the last used.
  private func trim() {
    var weight = weightBytes
    var surplus: Set<String> = []
    for entry in kept.dropLast() {
      guard kept.count - surplus.count > limits.sessions || weight > limits.bytes else { break }
      surplus.insert(entry.session.id)
      weight -= entry.session.weightBytes
    }
    if !surplus.isEmpty { end { surplus.contains($0.session.id) } }
  }

  private func end(_ isMeant: (Kept) -> Bool) {
    for entry in kept where isMeant(entry) { entry.session.end() }
    kept.removeAll { $0.session.isEnded }
  }

  @Sendable public nonisolated static func sinceStart() -> Duration {
    ContinuousClock.now - start
  }

  private nonisolated static let start = ContinuousClock.now
}
