/// What of a check is done where less than all is asked for.
public struct GradePart: Sendable, Hashable {
  /// Requirements, safety checks and lines of the views, by their identifiers.
  public var lines: Set<String>
  /// The parts of the points that are judged.
  public var areas: Set<GradeReport.Area.Kind>
  /// Whether the layers are compiled though no test is run.
  public var builds: Bool

  init(lines: Set<String> = [], areas: Set<GradeReport.Area.Kind> = [], builds: Bool = false) {
    self.lines = lines
    self.areas = areas
    self.builds = builds
  }

  /// All that a project has.
  public static func everything(of takeHome: TakeHome) -> Self {
    Self(
      lines: Set(takeHome.lines.map(\.id) + takeHome.safety.map(\.id)),
      areas: Set(GradeReport.Area.Kind.allCases), builds: true)
  }

  /// Words by which ``init(only:of:)`` knows the own tests and the history.
  public static let words = ["own-tests", "history"]

  /// Lines of the brief, checks by their names, `own-tests` and `history`.
  ///
  /// A line brings its checks with it, and a check of threads decides the lines of its suites too.
  /// Nil where the project has nothing of that name.
  public init?(only name: String, of takeHome: TakeHome) {
    let wanted = name.lowercased()
    func isWanted(_ id: String?) -> Bool { id?.lowercased() == wanted }
    if wanted == Self.words[0] {
      self.init(areas: [.ownTests])
    } else if wanted == Self.words[1] {
      self.init(areas: [.history])
    } else {
      let own = takeHome.requirements.filter { isWanted($0.id) }
      let views = takeHome.views?.lines.filter { isWanted($0.id) } ?? []
      let checks = takeHome.safety.filter { check in
        isWanted(check.id) || isWanted(check.requirement)
          || own.contains { !Set($0.suites).isDisjoint(with: check.suites) }
      }
      var areas: Set<GradeReport.Area.Kind> = []
      if !own.isEmpty { areas.insert(.requirements) }
      if !checks.isEmpty { areas.insert(.safety) }
      if !views.isEmpty { areas.insert(.views) }
      if isWanted(takeHome.ownTestsLink?.requirement) { areas.insert(.ownTests) }
      if isWanted(takeHome.commitsLink?.requirement) { areas.insert(.history) }
      guard !areas.isEmpty else { return nil }
      self.init(lines: Set((own + views).map(\.id) + checks.map(\.id)), areas: areas)
    }
  }

  /// A stage with what it needs.
  public init(stage: GradeStage, of takeHome: TakeHome) {
    let checks = takeHome.safety.filter { check in
      switch check.kind {
      case .hammer: stage == .hammer || stage == .threadSanitizer
      case .lint: stage == .lints
      }
    }
    let lines: [TakeHome.Requirement] =
      switch stage {
      case .hiddenTests: takeHome.requirements
      case .views: takeHome.views?.lines ?? []
      default: []
      }
    let areas: Set<GradeReport.Area.Kind> =
      switch stage {
      case .template, .copy, .build, .coverage: []
      case .hiddenTests: [.requirements]
      case .hammer, .threadSanitizer, .lints: [.safety]
      case .views: [.views]
      case .ownTests: [.ownTests]
      case .history: [.history]
      }
    self.init(lines: Set(lines.map(\.id) + checks.map(\.id)), areas: areas, builds: stage == .build)
  }

  /// Both together.
  public func union(_ other: Self) -> Self {
    Self(
      lines: lines.union(other.lines), areas: areas.union(other.areas),
      builds: builds || other.builds)
  }
}

extension TakeHome {
  /// The project with these lines and checks alone.
  public func narrowed(to part: GradePart) -> Self {
    var narrow = self
    narrow.requirements.removeAll { !part.lines.contains($0.id) }
    narrow.safety.removeAll { !part.lines.contains($0.id) }
    narrow.views?.lines.removeAll { !part.lines.contains($0.id) }
    return narrow
  }

  /// What ``GradePart/init(only:of:)`` knows, in the brief's order.
  public var namesOfParts: [String] {
    lines.map(\.id) + safety.map(\.id) + GradePart.words
  }
}

extension TakeHome.SafetyCheck {
  /// The hidden suites that decide it; none for a rule.
  fileprivate var suites: [String] {
    if case .hammer(let suites) = kind { suites } else { [] }
  }
}
