public import Domain
public import SiteKit

extension TakeHomes.Model {
  /// `packs` is the folder that holds the packs.
  public init(
    _ takeHomes: [TakeHome], scores: [TakeHomeScore], packs: String = "", troubles: [any Error] = []
  ) {
    self.troubles = troubles.map { "\($0)" }
    projects = takeHomes.map { takeHome in
      let own = scores.filter { $0.takeHome == takeHome.slug }
      return Card(
        slug: takeHome.slug, name: takeHome.name, summary: takeHome.summary,
        time: TakeHomes.time(minutes: takeHome.minutes),
        last: own.first.map { TakeHomes.words(score: $0.score) },
        checks: own.isEmpty ? nil : Measure.count(own.count, "check"),
        best: own.map(\.score).max(),
        pack: TakeHomePack.name(of: takeHome, packs: packs))
    }
  }
}

extension TakeHomes.Project {
  init(
    _ takeHome: TakeHome, brief: String, standing: TakeHomes.Standing, scores: [TakeHomeScore],
    tries: [TakeHomeCheck], folder: String?, isOfClass: Bool
  ) {
    slug = takeHome.slug
    name = takeHome.name
    summary = takeHome.summary
    time = TakeHomes.time(minutes: takeHome.minutes)
    self.brief = brief
    anchors =
      takeHome.lines.map(\.id) + takeHome.safety.compactMap(\.requirement)
      + [takeHome.ownTestsLink, takeHome.commitsLink].compactMap { $0?.requirement }
    self.standing = standing
    self.tries = tries.map(TakeHomes.Try.init)
    past = zip(scores, scores.dropFirst().map(\.score) + [nil]).map {
      TakeHomes.Past($0, before: $1)
    }
    self.folder = folder ?? ""
    canCheck = !isOfClass
    hasViews = takeHome.views != nil
  }
}

extension TakeHomes.Past {
  fileprivate init(_ score: TakeHomeScore, before: Int?) {
    self.init(
      id: score.id, score: score.score, folder: score.folder, instant: score.finishedAt.instant,
      time: TakeHomes.time(score.finishedAt),
      change: before.map { TakeHomes.words(change: score.score - $0) } ?? "")
  }
}

extension TakeHomes.Standing {
  /// A check of the server's, else the last one that was kept.
  public init(
    _ snapshot: TakeHomes.Snapshot?, last: TakeHomeCheck?, of takeHome: TakeHome,
    cards: [DrillCard]
  ) {
    guard let snapshot else {
      self =
        last.map { .done(TakeHomes.Report($0, of: takeHome, cards: cards), unsaved: nil) }
        ?? .none
      return
    }
    self =
      switch snapshot.events.last {
      case .finished(let check, let unsaved):
        .done(TakeHomes.Report(check, of: takeHome, cards: cards), unsaved: unsaved)
      case .failed(let message, let hint): .failed(message: message, hint: hint)
      case .grade, nil: .underWay(id: snapshot.id, TakeHomes.Progress(snapshot.events))
      }
  }
}

// MARK: - Words

extension TakeHomes {
  /// `45 minutes`, `4 hours`, `1 hour 30 minutes`.
  static func time(minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let parts = [
      hours > 0 ? Measure.count(hours, "hour") : nil,
      rest > 0 ? Measure.count(rest, "minute") : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// The learner's wall clock: `2026-03-02 09:05`.
  static func time(_ moment: Moment) -> String {
    let minute = moment.minuteOfDay
    let clock = [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(moment.day(beginning: 0)) \(clock.joined(separator: ":"))"
  }

  static func words(score: Int) -> String { "\(score) of 100" }

  /// What a part of a check came to: its points, or whether the sources build.
  static func words(part report: GradeReport) -> String {
    let outOf = report.areas.reduce(0) { $0 + $1.outOf }
    let points = report.areas.reduce(0) { $0 + $1.points }
    if outOf > 0 { return "\(points) of \(Measure.count(outOf, "point"))" }
    let isBroken = report.stages.contains { $0.outcome == .failed }
    return isBroken ? "Something is wrong" : "All is well so far"
  }

  static func words(change: Int) -> String {
    switch change {
    case 0: "as before"
    case 1...: "\(change) more than before"
    default: "\(-change) fewer than before"
    }
  }

  /// What a reviewer would make of a score.
  static func verdict(on score: Int) -> String {
    switch score {
    case 100...: "Everything that was asked for works."
    case 90...: "Strong: only details are left."
    case passMark...: "Good: a reviewer would now talk about the gaps below."
    case 60...: "On the way: the main lines work, several others don't yet."
    case 40...: "A start: more than half is still missing, see below."
    default: "Most of what the brief asks for doesn't work yet."
    }
  }

  package static func title(of stage: GradeStage) -> String {
    switch stage {
    case .template: "Preparing the model answer"
    case .copy: "Copying your sources"
    case .build: "Building your sources"
    case .hiddenTests: "Hidden tests"
    case .hammer: "Many threads at once"
    case .threadSanitizer: "The same under ThreadSanitizer"
    case .views: "Your views"
    case .lints: "Rules for the sources"
    case .ownTests: "Your tests, on planted defects"
    case .history: "Commits and notes"
    case .coverage: "Your tests, on your own sources"
    }
  }

  package static func title(of area: GradeReport.Area.Kind) -> String {
    switch area {
    case .requirements: "What was asked for"
    case .safety: "Safety"
    case .ownTests: "Your tests"
    case .history: "Commits and notes"
    case .views: "Your views"
    }
  }
}
