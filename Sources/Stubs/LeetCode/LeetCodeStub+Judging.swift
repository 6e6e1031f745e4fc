import Domain
import Synchronization

/// Runs and submissions: what is taken, and what becomes of it.
extension LeetCodeStub {
  /// Takes code to run or to submit, and says under which number.
  func taken(_ request: StubRequest, for slug: String, isRun: Bool) -> StubAnswer {
    if faults.take(.tooSoon) { return .json(["error": "You run code too soon"]) }
    if faults.take(.unauthorized) { return Self.noSession(status: 401) }
    guard let member = member(of: request) else { return Self.noSession(status: 403) }
    guard faults.take(.unknownProblem) == false, let question = world.question(slug) else {
      return Self.notFound
    }
    guard let code = TypedCode(request.json, for: question, isRun: isRun) else {
      return .html("Server Error", status: 500, "Something went wrong on this server.")
    }
    if isShut(question, to: member) {
      return .json(["error": "This problem is for paid accounts."], status: 403)
    }
    return isRun ? run(code, question, member) : submit(code, question, member)
  }

  private func run(_ code: TypedCode, _ question: Question, _ member: Member) -> StubAnswer {
    let seconds = now().milliseconds / 1000
    let (outcome, shape) = (outcome(of: code, question), shape())
    let pace = faults.take { $0.isPace }
    return state.withLock { state in
      state.runs += 1
      let id = "runcode_\(seconds).\(1_000_000 + state.runs)_stub"
      let result = JudgeResult(
        question: question, code: code, outcome: outcome, id: id, seconds: seconds)
      let polls = state.world.pendingPolls
      state.jobs[id] = Job(
        owner: member.name, isRun: true, result: shape.applied(to: result.ofRun, isRun: true),
        pendingPolls: polls, pace: pace)
      var answer: [String: Value] = [
        "interpret_id": .string(id), "test_case": .string(code.input),
      ]
      if shape == .early {
        answer["interpret_expected_id"] = .string(id + "_expected")
        state.jobs[id + "_expected"] = Job(
          owner: member.name, isRun: true, result: result.expectedOfRun, pendingPolls: polls,
          pace: pace)
      }
      return .json(.object(answer))
    }
  }

  private func submit(_ code: TypedCode, _ question: Question, _ member: Member) -> StubAnswer {
    let seconds = now().milliseconds / 1000
    let (outcome, shape) = (outcome(of: code, question), shape())
    let pace = faults.take { $0.isPace }
    return state.withLock { state in
      let id = state.world.submit(
        question.slug, by: member.name, outcome, language: code.language, code: code.source,
        at: Int(seconds))
      let result = JudgeResult(
        question: question, code: code, outcome: outcome, id: String(id), seconds: seconds)
      state.jobs[String(id)] = Job(
        owner: member.name, isRun: false,
        result: shape.applied(to: result.ofSubmission, isRun: false),
        pendingPolls: state.world.pendingPolls, pace: pace)
      return .json(["submission_id": .int(id)])
    }
  }

  /// What the judge says: a fault, the code itself or the world decides, in this order.
  private func outcome(of code: TypedCode, _ question: Question) -> LeetCodeOutcome {
    let known = world.outcomes
    return faults.take { $0.outcome != nil }?.outcome ?? .asked(for: code.source)
      ?? known["\(question.slug)/\(code.language)"] ?? known[question.slug] ?? .accepted
  }

  private func shape() -> JudgeShape {
    switch faults.take({ $0.isShape }) {
    case .finishedOnly: .finishedOnly
    case .shapes2020: .early
    case .textNumbers: .textNumbers
    default: .usual
    }
  }

  /// How far a run or a submission is; a number that nobody knows is PENDING for ever.
  func check(_ id: String, isNew: Bool, _ request: StubRequest) -> StubAnswer {
    guard request.cookies["LEETCODE_SESSION"] != nil else { return Self.challenge }
    if faults.take(.unauthorized) { return Self.noSession(status: 401) }
    guard let member = member(of: request) else { return Self.noSession(status: 403) }
    return state.withLock { state in
      guard var job = state.jobs[id], job.owner == member.name else {
        return .json(["state": "PENDING"])
      }
      if isNew, job.isRun { return Self.notFound }
      defer { state.jobs[id] = job }
      return .json(job.poll(isNew: isNew))
    }
  }
}

/// What a client sent to be judged.
struct TypedCode: Hashable {
  var language: String
  var source: String
  /// The cases of a run; empty for a submission.
  var input: String

  /// Nil where the site breaks: without a part, or with a number that is not the problem's.
  init?(_ body: Value?, for question: LeetCodeStub.Question, isRun: Bool) {
    guard let language = body?["lang"]?.text, LeetCodeStub.languages.contains(language),
      let source = body?["typed_code"]?.text,
      let number = body?["question_id"], number.text ?? number.json == String(question.id)
    else { return nil }
    let input = body?["data_input"]?.text
    if isRun, input == nil { return nil }
    self.language = language
    self.source = source
    self.input = input ?? ""
  }
}
