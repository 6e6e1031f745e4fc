/// The points for what a check found: 50 for requirements, 20 for safety, 20 for own tests and 10
/// for the history; beside them those for views.
public struct GradeScore: Sendable, Hashable {
  /// 0...100: the judged points scaled to a hundred, rounded down; 0 when nothing was judged.
  ///
  /// Views count only where nothing else is asked for: who adds them risks nothing.
  public let score: Int
  public let areas: [GradeReport.Area]
  public let lost: [GradeReport.Loss]

  private static let mostForTests = 20

  /// Nil areas: all of them.
  public init(
    _ facts: GradeFacts, of takeHome: TakeHome, in areas: Set<GradeReport.Area.Kind>? = nil
  ) {
    var parts = [
      Self.lines(takeHome.requirements, .requirements, facts), Self.safety(facts, takeHome),
      Self.ownTests(facts, takeHome.ownTestsLink), Self.history(facts, takeHome.commitsLink),
    ]
    if facts.hasViews, let views = takeHome.views {
      parts.append(Self.lines(views.lines, .views, facts))
    }
    parts = parts.filter { areas?.contains($0.area.kind) ?? true }
    for index in parts.indices { parts[index].close() }
    self.areas = parts.map(\.area)
    lost = parts.flatMap(\.lost)
    let main = self.areas.filter { $0.kind != .views }
    let counted = main.isEmpty ? self.areas : main
    let outOf = counted.reduce(0) { $0 + $1.outOf }
    score = outOf == 0 ? 0 : counted.reduce(0) { $0 + $1.points } * 100 / outOf
  }

  private struct Part {
    var area: GradeReport.Area
    var lost: [GradeReport.Loss] = []
    private var reasons: [String] = []

    init(_ kind: GradeReport.Area.Kind) { area = .init(kind: kind, points: 0, outOf: 0) }

    mutating func add(_ points: Int) {
      area.points += points
      area.outOf += points
    }

    mutating func lose(_ loss: GradeReport.Loss) {
      area.outOf += loss.points
      lost.append(loss)
    }

    mutating func leaveOut(_ reason: String) {
      if !reasons.contains(reason) { reasons.append(reason) }
    }

    mutating func close() {
      area.unjudged = reasons.isEmpty ? nil : reasons.joined(separator: " ")
    }
  }

  private static func lines(
    _ lines: [TakeHome.Requirement], _ area: GradeReport.Area.Kind, _ facts: GradeFacts
  ) -> Part {
    var part = Part(area)
    for line in lines {
      let findings = line.suites.map { facts.suites[$0] ?? .broken("\($0) didn't run.") }
      let reason = findings.lazy.compactMap { finding -> String? in
        if case .broken(let reason) = finding { reason } else { nil }
      }.first
      if let reason {
        part.lose(
          .init(
            id: line.id, title: line.title, area: area, points: line.points,
            reason: reason, requirement: line.id, card: line.card))
      } else if case .unjudged(let why)? = findings.first(where: { $0 != .kept }) {
        part.leaveOut(why)
      } else {
        part.add(line.points)
      }
    }
    return part
  }

  private static func safety(_ facts: GradeFacts, _ takeHome: TakeHome) -> Part {
    var part = Part(.safety)
    for check in takeHome.safety {
      let reason: String
      switch facts.safety[check.id] {
      case .kept:
        part.add(check.points)
        continue
      case .unjudged(let why):
        part.leaveOut("\(check.title): \(why)")
        continue
      case .broken(let seen): reason = seen
      case nil: reason = "It wasn't checked."
      }
      part.lose(
        .init(
          id: check.id, title: check.title, area: .safety, points: check.points,
          reason: reason, requirement: check.requirement, card: check.card))
    }
    return part
  }

  private static func ownTests(_ facts: GradeFacts, _ link: TakeHome.Link?) -> Part {
    var part = Part(.ownTests)
    var points = 0
    var reason: String
    switch facts.ownTests {
    case .unjudged(let why):
      part.leaveOut(why)
      return part
    case .none(let why): reason = why
    case .judged([]):
      part.leaveOut("The project has no planted defects.")
      return part
    case .judged(let mutants):
      let alive = mutants.filter { !$0.isKilled }
      points = mostForTests * (mutants.count - alive.count) / mutants.count
      reason = "Your tests find \(mutants.count - alive.count) of \(mutants.count) planted defects."
      let names = alive.prefix(3).map { $0.defect.trimmingSuffix(".") }
      if !names.isEmpty { reason += " Not found: \(names.joined(separator: "; "))." }
      if alive.count > 3 { reason += " And \(alive.count - 3) more." }
    }
    part.add(points)
    guard points < mostForTests else { return part }
    part.lose(
      .init(
        id: "own-tests", title: "Your tests find planted defects", area: .ownTests,
        points: mostForTests - points, reason: reason, requirement: link?.requirement,
        card: link?.card))
    return part
  }

  private static func history(_ facts: GradeFacts, _ link: TakeHome.Link?) -> Part {
    var part = Part(.history)
    for finding in facts.history.findings {
      if let loss = finding.loss {
        part.lose(
          .init(
            id: finding.id, title: finding.title, area: .history, points: finding.outOf,
            reason: loss, requirement: link?.requirement, card: link?.card))
      } else {
        part.add(finding.outOf)
      }
    }
    if case .unjudged(let reason) = facts.history.order, facts.history.commits != nil {
      part.leaveOut(reason)
    }
    if facts.history.commits == nil {
      part.leaveOut(facts.historyTrouble ?? "There are no commits to read.")
    }
    return part
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
