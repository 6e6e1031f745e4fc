public import Domain
import SiteKit

extension TakeHomes.Report {
  /// Of a whole check, or of a part of one.
  public init(
    _ check: TakeHomeCheck, of takeHome: TakeHome, cards: [DrillCard], part: GradePart? = nil,
    isPlain: Bool = false
  ) {
    let report = check.report
    id = check.id > 0 ? check.id : nil
    slug = takeHome.slug
    name = takeHome.name
    score = report.score
    headline = part == nil ? TakeHomes.words(score: report.score) : TakeHomes.words(part: report)
    sentence =
      isPlain
      ? "Tests only, not jailed. This check isn't saved."
      : part == nil ? TakeHomes.verdict(on: report.score) : "This check isn't saved."
    folder = check.folder
    instant = check.finishedAt.instant
    time = TakeHomes.time(check.finishedAt)
    areas = report.areas.map(Area.init)
    findings = report.findings.map { Finding($0, cards: cards) }
    notes = report.review.map(Note.init)
    suites = Suite.list(of: report.tests)
    mutants = report.mutants.filter { !$0.isKilled } + report.mutants.filter(\.isKilled)
    let killed = report.mutants.count(where: \.isKilled)
    mutantSentence =
      report.mutants.isEmpty
      ? nil
      : "\(killed) of \(Measure.count(report.mutants.count, "planted defect")) "
        + "\(killed == 1 ? "was" : "were") found by your tests."
    coverage = report.coverage.map(Coverage.init).sorted { first, second in
      (first.lines - first.reached, second.path) > (second.lines - second.reached, first.path)
    }
    stages = report.stages.map(TakeHomes.Progress.Row.init)
    diagnostics = report.diagnostics
  }
}

extension TakeHomes.Report {
  /// The files with lines that no test reaches, most of them first, and the others.
  var coverageParts: (partial: [Coverage], whole: [Coverage]) {
    (coverage.filter { $0.reached < $0.lines }, coverage.filter { $0.reached == $0.lines })
  }
}

extension TakeHomes.Report.Coverage {
  fileprivate init(_ file: GradeReport.Coverage) {
    self.init(
      path: file.path, lines: file.lines, reached: file.reached,
      words: "\(file.reached) of \(Measure.count(file.lines, "line"))")
  }
}

extension TakeHomes.Report.Area {
  fileprivate init(_ area: GradeReport.Area) {
    self.init(
      title: TakeHomes.title(of: area.kind), points: area.points, outOf: area.outOf,
      words: area.outOf > 0 ? "\(area.points) of \(area.outOf)" : "not judged",
      note: area.unjudged ?? (area.kind == .views ? "extra points" : nil))
  }
}

extension TakeHomes.Report.Finding {
  private static let mostCards = 2

  fileprivate init(_ finding: GradeReport.Finding, cards: [DrillCard]) {
    let lines = finding.lines
    let areas = Set(lines.map(\.area))
    let ids = lines.compactMap(\.card).reduce(into: [String]()) { ids, id in
      if !ids.contains(id) { ids.append(id) }
    }
    let known = ids.compactMap { id in cards.first { $0.id == id } }
    self.init(
      points: "−\(finding.points)",
      title: lines.count == 1
        ? lines[0].title : "One cause, \(Measure.count(lines.count, "line"))",
      area: areas.count == 1 ? TakeHomes.title(of: lines[0].area) : "",
      reasons: finding.cause?.split(separator: "\n").map(String.init) ?? [],
      lines: lines.count == 1
        ? [] : lines.map { "\($0.id), \($0.title): \(Measure.count($0.points, "point"))" },
      trials: finding.trials,
      more: finding.moreTrials == 0
        ? nil : "\(Measure.count(finding.moreTrials, "more test")) failed.",
      asked: finding.asked,
      cards: known.count > Self.mostCards
        ? [] : known.map { Card(id: $0.id, question: $0.question) })
  }
}

extension TakeHomes.Report.Note {
  fileprivate init(_ note: GradeReport.ReviewNote) {
    let words =
      switch note.weight {
      case .essential: "essential"
      case .worthIt: "worth it"
      case .taste: "taste"
      }
    self.init(
      title: note.title, weight: words, level: note.level.rawValue, advice: note.advice,
      places: note.places + (note.more > 0 ? ["And \(note.more) more."] : []))
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
