public import Domain

/// Why a submission was not judged.
public enum CodingError: UserFacingError, Hashable {
  case unknownProblem(slug: String, nearest: [String])
  case unknownLanguage(name: String)
  case emptySource
  case sourceTooLong(bytes: Int)
  case sourceNotText
  case toolchainMissing(Language, remedy: String)
  /// The problem's signature cannot be written in this language.
  case signatureMissing(Language, title: String)
  /// The machine can only run code below the level that is asked for.
  case weakJail(level: String, needed: String)
  /// A reference of the catalogue failed, so that there is nothing to compare with.
  case referenceFailed(slug: String, reason: String)
  /// No more runs are taken until some have ended.
  case tooManyJobs(retryAfterSeconds: Int)
  /// LeetCode judges another submission of the learner's just now.
  case stillHandingIn(slug: String)
  case unknownJob
  case unknownAttempt(id: Int)
  /// No draft of this revision is kept (any more).
  case unknownDraft(revision: Int)
  /// An own input that is none of the problem's; the sentences say where and how to mend it.
  case badInput(reason: String, hint: String?)
  /// An own case's expected answer that cannot be one.
  case badExpectation(reason: String)
  case judgeStopped
  /// No failing hidden test of a submission that a report could speak of.
  case nothingToReport
  /// A reason for a report that is empty or too long.
  case badReason(letters: Int, limit: Int)
  /// The test that a report speaks of is not part of the problem any more.
  case testGone
  case unknownReport(id: Int)
  /// A test shall be left out, and the learner has not said that it is meant.
  case unsure

  public var message: String {
    switch self {
    case .unknownProblem(let slug, _): "There's no problem called “\(slug)”."
    case .unknownLanguage(let name): "There's no language called “\(name)” here."
    case .emptySource: "There's no code to run."
    case .sourceTooLong(let bytes):
      "Your code is \(bytes) bytes long; the limit is \(SourceCode.limitBytes)."
    case .sourceNotText: "The code contains a zero byte, so it isn't text."
    case .toolchainMissing(let language, _): "\(language.title) can't be run on this machine."
    case .signatureMissing(let language, let title):
      "“\(title)” can't be written in \(language.title): LeetCode has no template for it."
    case .weakJail(let level, let needed):
      "Code would only be contained at level \(level) here, and the server requires \(needed)."
    case .referenceFailed(let slug, let reason):
      "The expected answers of “\(slug)” couldn't be worked out: \(reason)"
    case .tooManyJobs(let seconds):
      "The machine is busy. Try again in \(seconds == 1 ? "a second" : "\(seconds) seconds")."
    case .stillHandingIn(let slug):
      "LeetCode is still judging your submission to “\(slug)”; only one can be sent at a time."
    case .unknownJob: "This run is no longer available."
    case .unknownAttempt(let id): "This problem has no attempt \(id)."
    case .unknownDraft(let revision): "Revision \(revision) of the draft is no longer kept."
    case .badInput(let reason, _): reason
    case .badExpectation(let reason): "The expected answer can't be used: \(reason)"
    case .judgeStopped: "The judge stopped before it gave a verdict."
    case .nothingToReport: "None of your submissions failed on such a hidden test."
    case .badReason(letters: 0, _): "A report needs a reason."
    case .badReason(let letters, let limit):
      "The reason is \(letters) characters long; the limit is \(limit)."
    case .testGone: "The problem has changed and no longer has this test."
    case .unknownReport(let id): "Report \(id) doesn't exist."
    case .unsure: "The test still counts: leaving it out wasn't confirmed."
    }
  }

  public var hint: String? {
    switch self {
    case .unknownProblem(_, let nearest):
      nearest.isEmpty
        ? "focus problems lists them all." : "Did you mean \(nearest.joined(separator: ", "))?"
    case .unknownLanguage:
      "Choose one of \(Language.allCases.map(\.rawValue).joined(separator: ", "))."
    case .emptySource: "Write a solution first."
    case .sourceTooLong: "Shorten it."
    case .sourceNotText: "Save it as UTF-8 text."
    case .toolchainMissing(_, let remedy): remedy.isEmpty ? "Run focus doctor for details." : remedy
    case .signatureMissing: "Choose another language."
    case .weakJail:
      "focus doctor says how to fix that; "
        + "focus serve --allow-weak-jail runs code with less protection."
    case .referenceFailed: "Run it again; if that doesn't help, run focus doctor."
    case .tooManyJobs: "What you wrote is saved."
    case .stillHandingIn: "Wait for its verdict, or stop waiting for it."
    case .unknownJob: "Run the code again."
    case .unknownAttempt: "The problem's page lists them under Submissions."
    case .unknownDraft: "Choose one from the history."
    case .badInput(_, let hint): hint
    case .badExpectation: "Fix it, or leave it empty to use the reference's answer."
    case .judgeStopped: "Run it again; if that doesn't help, run focus doctor."
    case .nothingToReport: "Submit your solution; you can then report what fails."
    case .badReason(letters: 0, _): "Describe in a sentence what is wrong with the test."
    case .badReason: "Shorten it."
    case .testGone: "Submit your solution again."
    case .unknownReport: "focus reports lists them."
    case .unsure: "Tick the box that says so."
    }
  }

  public var retryAfterSeconds: Int? {
    if case .tooManyJobs(let seconds) = self { seconds } else { nil }
  }
}
