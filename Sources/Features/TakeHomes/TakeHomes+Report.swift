public import Domain

extension TakeHomes.Report {
  /// Of a whole check, or of a part of one.
  public init(
    _ check: TakeHomeCheck, of takeHome: TakeHome, cards: [DrillCard], part: GradePart? = nil
  ) {
    let report = check.report
    slug = takeHome.slug
    name = takeHome.name
    score = report.score
    headline = part == nil ? TakeHomes.words(score: report.score) : TakeHomes.words(part: report)
    sentence =
      part == nil ? TakeHomes.verdict(on: report.score) : "This check is not kept."
    folder = check.folder
    instant = check.finishedAt.instant
    time = TakeHomes.time(check.finishedAt)
    areas = report.areas.map(Area.init)
    // Points first: what costs most is read first; equal ones stay in the brief's order.
    lost = report.lost.enumerated()
      .sorted { ($1.element.points, $0.offset) < ($0.element.points, $1.offset) }
      .map { Lost($0.element, cards: cards) }
    suites = Suite.list(of: report.tests)
    mutants = report.mutants.filter { !$0.isKilled } + report.mutants.filter(\.isKilled)
    let killed = report.mutants.count(where: \.isKilled)
    mutantSentence =
      report.mutants.isEmpty
      ? nil
      : "\(killed) of \(Measure.count(report.mutants.count, "planted defect")) "
        + "\(killed == 1 ? "was" : "were") found by your tests."
    stages = report.stages.map(TakeHomes.Progress.Row.init)
    diagnostics = report.diagnostics
  }
}

extension TakeHomes.Report.Area {
  fileprivate init(_ area: GradeReport.Area) {
    self.init(
      title: TakeHomes.title(of: area.kind), points: area.points, outOf: area.outOf,
      words: area.outOf > 0 ? "\(area.points) of \(area.outOf)" : "not judged",
      note: area.unjudged)
  }
}

extension TakeHomes.Report.Lost {
  fileprivate init(_ loss: GradeReport.Loss, cards: [DrillCard]) {
    let card = cards.first { $0.id == loss.card }
    self.init(
      id: loss.id, title: loss.title, points: "−\(loss.points)",
      area: TakeHomes.title(of: loss.area),
      reasons: loss.reason.split(separator: "\n").map(String.init),
      requirement: loss.requirement, card: card?.id, question: card?.question)
  }
}

extension TakeHomes.Report.Suite {
  /// The suites in the order in which their first test is told of; failed ones first.
  fileprivate static func list(of tests: [GradeReport.Test]) -> [Self] {
    var names: [String] = []
    for test in tests where !names.contains(test.suite) { names.append(test.suite) }
    let suites = names.map { name in
      let own = tests.filter { $0.suite == name }
      let passed = own.count { $0.status == .passed }
      return Self(
        name: name, count: "\(passed) of \(own.count)", hasPassed: passed == own.count,
        tests: own)
    }
    return suites.filter { !$0.hasPassed } + suites.filter(\.hasPassed)
  }
}
