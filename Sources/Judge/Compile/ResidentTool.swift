internal import Domain

/// A compiler that stays in its jail and answers question after question, one at a time.
///
/// A process that fell, or that has answered often enough, is replaced by a fresh one. Who waits long for another's
/// question gets a process for the one question.
actor ResidentTool {
  enum Answer: Sendable {
    case value(Value)
    /// It ended instead; the text is what it printed.
    case ended(JailExit, String)
  }

  private static let mostAnswers = 2000
  /// How many answer one question at a time beside the one that stays.
  private static let mostHelpers = 2

  private let supervisor: Result<JailSupervisor, JudgeError>
  private let budget: CaseBudget
  private var process: (key: String, session: JailSession, answers: Int)?
  private var isBusy = false
  private var waiting: [(number: Int, place: CheckedContinuation<Bool, Never>)] = []
  private var count = 0
  private var helpers = 0
  private let patience: Duration

  /// The budget holds for each question, and for the start of the process if that comes first.
  init(
    _ supervisor: Result<JailSupervisor, JudgeError>, budget: CaseBudget,
    patience: Duration = Place.patience
  ) {
    self.supervisor = supervisor
    self.budget = budget
    self.patience = patience
  }

  /// Asks the tool, which is started if it does not run yet; questions wait for each other.
  ///
  /// Throws: ``JudgeError``, or `CancellationError` when the caller gave up while it waited.
  func ask(_ question: Value, of tool: Runtime) async throws -> Answer {
    guard await enter() else {
      defer { helpers -= 1 }
      try Task.checkCancellation()
      let session = try await open(tool)
      defer { session.kill() }
      return try await answer(to: question, from: session)
    }
    defer { leave() }
    try Task.checkCancellation()
    // A caller who gives up must not take the process along: the exchange goes on to its end.
    return try await Task { try await exchange(question, tool) }.value
  }

  /// False for a question that gets a process of its own.
  private func enter() async -> Bool {
    guard isBusy else {
      isBusy = true
      return true
    }
    count += 1
    let number = count
    async let _ = becomeImpatient(number)
    return await withCheckedContinuation { waiting.append((number, $0)) }
  }

  private func becomeImpatient(_ number: Int) async {
    while (try? await Task.sleep(for: patience)) != nil {
      guard helpers < Self.mostHelpers else { continue }
      guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
      helpers += 1
      return waiting.remove(at: index).place.resume(returning: false)
    }
  }

  private func leave() {
    guard !waiting.isEmpty else {
      isBusy = false
      return
    }
    waiting.removeFirst().place.resume(returning: true)
  }

  private func exchange(_ question: Value, _ tool: Runtime) async throws -> Answer {
    let isFresh = process?.key != tool.key
    let answer = try await put(question, tool)
    // It may have ended while nobody asked.
    guard case .ended(let end, _) = answer, end.cause == .program, !isFresh else { return answer }
    return try await put(question, tool)
  }

  private func put(_ question: Value, _ tool: Runtime) async throws -> Answer {
    do {
      let answer = try await answer(to: question, from: try await session(of: tool))
      if case .value = answer { countAnswer() } else { process = nil }
      return answer
    } catch {
      process = nil
      throw error
    }
  }

  private func answer(to question: Value, from session: JailSession) async throws -> Answer {
    session.send(frame: Frame(.callCase, question).bytes, budget: budget)
    var reader = FrameReader()
    var text: [UInt8] = []
    for await event in session.events {
      switch event {
      case .frames(let bytes, _):
        reader.append(bytes)
        guard let frame = try? reader.next() else { continue }
        return .value(frame.value ?? .null)
      case .output(_, let bytes): text += bytes
      case .ended(let end):
        if case .jailFailure(let reason) = end.cause { throw JudgeError.jailFailed(reason) }
        return .ended(end, String(decoding: text, as: UTF8.self))
      case .started, .collected, .idle: break
      }
    }
    throw JudgeError.jailFailed("It ended without output.")
  }

  private func session(of tool: Runtime) async throws -> JailSession {
    if let process, process.key == tool.key { return process.session }
    stop()
    let session = try await open(tool)
    process = (tool.key, session, 0)
    return session
  }

  private func open(_ tool: Runtime) async throws -> JailSession {
    do { return try await supervisor.get().open(tool.spec) } catch { throw JudgeError(error) }
  }

  private func countAnswer() {
    process?.answers += 1
    if process?.answers == Self.mostAnswers { stop() }
  }

  private func stop() {
    process?.session.kill()
    process = nil
  }
}

extension JailLimits {
  /// For a tool that stays: each question has its own budget.
  static func resident(memoryBytes: Int) -> JailLimits {
    var limits = JailLimits()
    limits.cpu = .seconds(86_400)
    limits.wall = .seconds(30 * 86_400)
    limits.memoryBytes = memoryBytes
    return limits
  }
}
