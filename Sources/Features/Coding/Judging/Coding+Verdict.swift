import Domain
import SiteKit

extension Coding {
  /// The verdict on a submission, told case by case; a cancelled task leaves a cancelled one.
  static func verdict(
    on submission: Submission, to problem: Problem, with services: Services,
    report: @Sendable (Event) async -> Void
  ) async throws -> Verdict {
    var done = SubmissionProgress(problem: problem, submission: submission)
    do {
      let runner = try await executor(for: submission.place, of: problem, with: services)
      let answers = ExpectedAnswers(runner: services.runner, cacheFolder: services.cacheFolder)
      let language = submission.language
      // Read while the database looks for own cases: a quick run would feel both in turn.
      async let known =
        submission.purpose == .run ? answers.knownTime(of: problem, for: language) : nil
      let cases = try await cases(
        of: submission, in: problem, from: answers, with: services, report: report)
      let time =
        submission.purpose == .run || submission.place != .local
        ? await known
        : try await answers.time(of: problem, for: language, on: cases) {
          await report(.preparing)
        }
      done.total = cases.count
      if submission.purpose == .submit {
        done.exclusions = try await Reports.exclusions(of: problem, among: cases, with: services)
      }
      if !done.exclusions.isEmpty { await report(.leavingOut(done.exclusions)) }
      await report(.planned(visible: cases.map(\.isVisible)))
      var job = JudgeJob(
        problem: problem, language: submission.language, source: submission.source, cases: cases,
        isOptimised: submission.purpose == .submit, learner: submission.learner,
        referenceCPUMilliseconds: time?.milliseconds,
        referenceLanguage: time?.language ?? .swift)
      job.excluded = Set(done.exclusions.map(\.index))
      guard submission.purpose == .submit, submission.place == .local, let time, !time.isWhole
      else {
        try await follow(runner.judge(job), &done, report: report)
        try Task.checkCancellation()
        return try done.found
      }
      try await judgeByAll(job, time, &done, answers, report: report)
      try Task.checkCancellation()
    } catch let error where Task.isCancelled || error is CancellationError {
      return done.verdict ?? done.cancelled
    }
    return try done.found
  }

  /// Judges by the fast reference's limit; where that is too little, by that of all references.
  ///
  /// What ends over the limit is told only once the limit is sure.
  private static func judgeByAll(
    _ job: JudgeJob, _ time: ExpectedAnswers.ReferenceTime, _ done: inout SubmissionProgress,
    _ answers: ExpectedAnswers, report: @Sendable (Event) async -> Void
  ) async throws {
    var job = job
    let held = try await follow(
      answers.runner.judge(job), &done, holdsBack: true, report: report)
    if let verdict = done.verdict, verdict.verdict == .timeLimit {
      let whole = try await answers.wholeTime(after: time, of: job.problem, on: job.cases) {
        await report(.preparing)
      }
      if let whole {
        job.referenceCPUMilliseconds = whole.milliseconds
        done.beginAgain()
        await report(.planned(visible: job.cases.map(\.isVisible)))
        try await follow(answers.runner.judge(job), &done, report: report)
        return
      }
    }
    for event in held { await report(event) }
  }

  /// Tells what happens until the verdict is there; gives the events that were held back.
  ///
  /// These begin with the first case over its time limit.
  @discardableResult
  private static func follow(
    _ events: AsyncThrowingStream<JudgeEvent, any Error>, _ done: inout SubmissionProgress,
    holdsBack: Bool = false, report: @Sendable (Event) async -> Void
  ) async throws -> [Event] {
    var held: [Event] = []
    for try await event in events {
      done.take(event)
      if let told = Event(event) {
        let isOver =
          if case .caseFinished(let result) = event { result.verdict == .timeLimit } else { false }
        if holdsBack, isOver || !held.isEmpty { held.append(told) } else { await report(told) }
      }
      // Keeping the attempt need not wait until the judge has tidied up.
      if done.verdict != nil { break }
    }
    return held
  }
}
