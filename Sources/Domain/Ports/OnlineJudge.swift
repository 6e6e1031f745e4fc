/// The port to LeetCode, as far as Focus speaks with it.
///
/// Everything throws ``OnlineError``.
public struct OnlineJudge: Sendable {
  /// A member by a name of any case; nil when there is none.
  public var member: @Sendable (_ name: String) async throws -> OnlineMember?
  /// Whose session it is; a dead one throws ``OnlineError/sessionEnded(service:)``.
  public var account: @Sendable (OnlineSession) async throws -> OnlineAccount
  /// The last accepted submissions that are public, 20 at most, the newest first.
  public var recentlySolved: @Sendable (_ name: String) async throws -> [OnlineSubmission]
  /// A page of everything that the session's owner solved; nil asks for the first.
  public var solved:
    @Sendable (OnlineSession, _ cursor: Int?) async throws -> OnlinePage<OnlineSolved>
  /// The session's owner's last submissions to a problem, 20 at most, the newest first.
  public var submissions:
    @Sendable (OnlineSession, _ slug: String) async throws -> [OnlineSubmission]
  /// Runs the job's cases there (`LeetCodeExecutionService`); the last event is `finished`.
  public var run: @Sendable (JudgeJob, OnlineSession) -> AsyncThrowingStream<JudgeEvent, any Error>
  /// Submits there (`LeetCodeSubmissionService`); the job's cases do not count.
  public var submit:
    @Sendable (JudgeJob, OnlineSession) -> AsyncThrowingStream<JudgeEvent, any Error>

  public init(
    member: @escaping @Sendable (String) async throws -> OnlineMember?,
    account: @escaping @Sendable (OnlineSession) async throws -> OnlineAccount,
    recentlySolved: @escaping @Sendable (String) async throws -> [OnlineSubmission],
    solved: @escaping @Sendable (OnlineSession, Int?) async throws -> OnlinePage<OnlineSolved>,
    submissions: @escaping @Sendable (OnlineSession, String) async throws -> [OnlineSubmission],
    run:
      @escaping @Sendable (JudgeJob, OnlineSession) -> AsyncThrowingStream<
        JudgeEvent, any Error
      >,
    submit:
      @escaping @Sendable (JudgeJob, OnlineSession) -> AsyncThrowingStream<
        JudgeEvent, any Error
      >
  ) {
    self.member = member
    self.account = account
    self.recentlySolved = recentlySolved
    self.solved = solved
    self.submissions = submissions
    self.run = run
    self.submit = submit
  }

  private static let trouble = OnlineError.offline(service: "LeetCode")

  /// Without a network: everything throws ``OnlineError/offline(service:)``.
  public static let offline = OnlineJudge(
    member: { _ in throw trouble }, account: { _ in throw trouble },
    recentlySolved: { _ in throw trouble }, solved: { _, _ in throw trouble },
    submissions: { _, _ in throw trouble },
    run: { _, _ in AsyncThrowingStream { $0.finish(throwing: trouble) } },
    submit: { _, _ in AsyncThrowingStream { $0.finish(throwing: trouble) } })
}
