public import Domain
public import Foundation
public import SiteKit

extension TakeHomes {
  /// A project as its authors have it checked: whether the grader gives everyone what is due.
  public enum Verification {
    /// The score that the starter stays below.
    static let starterLimit = 40
    /// How many planted defects the candidate's tests are judged by.
    static let switchedDefects = 12...20

    /// What one check of a project's own parts should come to.
    public enum Expectation: Sendable, Hashable {
      case below(Int)
      case everything
      /// Exactly these lines and checks.
      case losing([String])
      /// The tests pass on the reference and find each of these defects.
      case finding([String])
    }

    /// How a part is put to the grader.
    enum Part: Sendable, Hashable {
      /// A folder as it is.
      case folder(String)
      /// The reference, built once for all such defects, with this one switched on.
      case switched(TakeHome.Mutant)
      /// The rules alone on the reference with this defect.
      case rules(TakeHome.Mutant)
      /// A copy of the reference with this defect.
      case planted(TakeHome.Mutant)
      /// An answer of another design, perhaps changed; what its folder has not is the reference's.
      case answer(String, Variant?)
      /// The test that a learner who lost a requirement gets, as the only one of the starter.
      case tryout(TakeHome.Requirement)
    }

    /// One part to be checked.
    public struct Trial: Sendable, Hashable {
      /// `markets: the starter`.
      public var name: String
      public var expectation: Expectation
      var part: Part
    }

    /// How one went.
    public struct Outcome: Sendable, Hashable {
      public var name: String
      public var hasPassed: Bool
      /// What came of it, in a sentence.
      public var words: String
      public var seconds: Double
    }

    /// The folder of such answers.
    static let winning = "Winning"

    /// What is wrong with a project before anything is built, a sentence each.
    public static func findings(in takeHome: TakeHome) -> [String] {
      let count = takeHome.mutants.count(where: \.isSwitched)
      return switchedDefects.contains(count)
        ? []
        : [
          "\(takeHome.slug) has \(Measure.count(count, "switched defect")), not "
            + "\(switchedDefects.lowerBound) to \(switchedDefects.upperBound)."
        ]
    }
  }

  /// Checks one part of a project; what the machine does wrong is thrown.
  public static func verify(
    _ trial: Verification.Trial, of takeHome: TakeHome, in scratch: URL,
    with services: Services
  ) async throws -> (outcome: Verification.Outcome, report: GradeReport) {
    var job = GradeJob(
      takeHome: takeHome, candidate: takeHome.reference, kits: services.takeHomes.kits)
    switch trial.part {
    case .folder(let folder): job.candidate = folder
    case .switched(let mutant): job.scope = .switched(mutant)
    case .rules(let mutant):
      (job.candidate, job.scope) = (try plant(mutant, of: takeHome, in: scratch), .rules)
    case .planted(let mutant):
      (job.candidate, job.scope) = (try plant(mutant, of: takeHome, in: scratch), .withoutOwnTests)
    case .answer(let name, let variant):
      job.candidate = try assemble(name, variant, of: takeHome, in: scratch)
    case .tryout(let line):
      job.candidate = try layOut(line, of: takeHome, in: scratch)
      job.scope = .part(GradePart(stage: .ownTests, of: takeHome))
    }
    let begin = services.now()
    var report: GradeReport?
    for try await event in services.grading.check(job) {
      if case .finished(let whole) = event { report = whole }
    }
    try Task.checkCancellation()
    guard let report else { throw TakeHomesError.noReport }
    let (hasPassed, words) = trial.expectation.judge(report)
    let seconds = Double(services.now().milliseconds - begin.milliseconds) / 1000
    return (
      Verification.Outcome(
        name: trial.name, hasPassed: hasPassed, words: words, seconds: seconds), report
    )
  }

  /// A copy of the reference with one defect, without what a build left there.
  private static func plant(
    _ mutant: TakeHome.Mutant, of takeHome: TakeHome, in scratch: URL
  ) throws -> String {
    let target = try copyReference(of: takeHome, to: "\(takeHome.slug)-\(mutant.id)", in: scratch)
    for edit in mutant.edits {
      let file = target.appending(path: "Sources/\(edit.file)").standardizedFileURL
      let text = try String(contentsOf: file, encoding: .utf8)
      try edit.applied(to: text, of: mutant.id).write(to: file, atomically: true, encoding: .utf8)
    }
    return target.path
  }

  /// A winning answer, over a copy of the reference.
  private static func assemble(
    _ name: String, _ variant: Verification.Variant?, of takeHome: TakeHome, in scratch: URL
  ) throws -> String {
    let target = try copyReference(of: takeHome, to: "\(takeHome.slug)-answer-\(name)", in: scratch)
    let answer = URL(filePath: takeHome.folder).appending(path: "\(Verification.winning)/\(name)")
    let files = FileManager.default
    for part in try files.contentsOfDirectory(atPath: answer.path) {
      guard part == "Sources" else {
        try replace(part, of: target, by: answer)
        continue
      }
      for layer in try files.contentsOfDirectory(atPath: answer.appending(path: part).path) {
        try replace("\(part)/\(layer)", of: target, by: answer)
      }
    }
    try variant?.apply(to: target, of: takeHome)
    return target.path
  }

  private static func replace(_ path: String, of target: URL, by answer: URL) throws {
    let files = FileManager.default
    let place = target.appending(path: path)
    if files.fileExists(atPath: place.path) { try files.removeItem(at: place) }
    try files.copyItem(at: answer.appending(path: path), to: place)
  }

  private static func copyReference(
    of takeHome: TakeHome, to name: String, in scratch: URL
  ) throws -> URL { try copy(takeHome.reference, to: name, in: scratch) }

  private static func copy(_ folder: String, to name: String, in scratch: URL) throws -> URL {
    let target = scratch.appending(path: name)
    let files = FileManager.default
    if files.fileExists(atPath: target.path) { try files.removeItem(at: target) }
    try files.createDirectory(at: target, withIntermediateDirectories: true)
    let source = URL(filePath: folder)
    for name in try files.contentsOfDirectory(atPath: folder) where name != ".build" {
      try files.copyItem(at: source.appending(path: name), to: target.appending(path: name))
    }
    return target
  }

  /// The starter with a requirement's test as its only one.
  private static func layOut(
    _ line: TakeHome.Requirement, of takeHome: TakeHome, in scratch: URL
  ) throws -> String {
    let target = try copy(
      "\(takeHome.folder)/Starter", to: "\(takeHome.slug)-try-\(line.id)", in: scratch)
    let tests = target.appending(path: "Tests")
    let files = FileManager.default
    if files.fileExists(atPath: tests.path) { try files.removeItem(at: tests) }
    let own = tests.appending(path: "\(takeHome.name)Tests")
    try files.createDirectory(at: own, withIntermediateDirectories: true)
    try (line.tryout ?? "").write(
      to: own.appending(path: "\(line.id).swift"), atomically: true, encoding: .utf8)
    return target.path
  }
}

extension TakeHomes.Verification.Expectation {
  /// Whether a report is what was expected, and what it says.
  func judge(_ report: GradeReport) -> (hasPassed: Bool, words: String) {
    let lost = Set(report.lost.map(\.id))
    let list = lost.isEmpty ? "nothing" : lost.sorted().joined(separator: ", ")
    switch self {
    case .below(let limit):
      let isLow = report.score < limit
      return (isLow, "\(report.score) of 100\(isLow ? "" : ", not below \(limit)")")
    case .everything:
      let isWhole = report.score == 100 && lost.isEmpty
      return (isWhole, "\(report.score) of 100\(isWhole ? "" : ", loses \(list)")")
    case .losing(let due):
      guard lost != Set(due) else { return (true, "loses \(list)") }
      return (false, "loses \(list) instead of \(due.sorted().joined(separator: ", "))")
    case .finding(let defects):
      let note = report.stages.first { $0.kind == .ownTests }?.note
      guard !report.mutants.isEmpty, note == nil else {
        return (false, "doesn't pass on the reference. \(note ?? "")")
      }
      let found = Set(report.mutants.filter(\.isKilled).map(\.id))
      let missed = defects.filter { !found.contains($0) }
      guard missed.isEmpty else { return (false, "misses \(missed.joined(separator: ", "))") }
      return defects.isEmpty
        ? (true, "passes on the reference") : (true, "finds \(defects.joined(separator: ", "))")
    }
  }
}
