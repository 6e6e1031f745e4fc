public import Domain

extension TakeHome {
  /// A project of two lines, whose files lie below a folder.
  public static func sample(in folder: String = "/nowhere/Tiny") -> TakeHome {
    TakeHome(
      slug: "tiny", name: "Tiny", summary: "A small project.", minutes: 90,
      layers: [Layer(name: "TinyDomain"), Layer(name: "TinyData", imports: ["TinyDomain"])],
      requirements: [
        Requirement(
          id: "T1", title: "It is right", points: 30, suites: ["FirstTests"],
          card: "tiny-first"),
        Requirement(
          id: "T2", title: "It is <quick>", points: 20, suites: ["SecondTests", "MoreTests"]),
      ],
      safety: [
        SafetyCheck(
          id: "hammer", title: "Many threads", points: 15, kind: .hammer(suites: ["TinyHammer"]),
          requirement: "T1"),
        SafetyCheck(
          id: "no-force", title: "Nothing is forced", points: 5,
          kind: .lint(rule: "force-unwrap"), requirement: "T2", card: "tiny-first"),
      ],
      mutants: [
        Mutant(
          id: "two", defect: "It says two.", file: "TinyDomain/Tiny.swift", find: "return 1",
          replace: "return 2", loses: ["T1"])
      ], folder: folder)
  }
}

extension DrillCard {
  /// The card that ``TakeHome/sample(in:)`` asks for.
  public static let sample = DrillCard(
    id: "tiny-first", deck: "tiny", project: "tiny", kind: .tradeOff, question: "Why <one>?",
    points: ["first", "second", "third"])
}

extension GradeReport {
  /// An answer that loses a line and a rule, and whose commits nobody could judge.
  public static let sample = GradeReport(
    takeHome: "tiny", score: 71,
    areas: [
      Area(kind: .requirements, points: 30, outOf: 50),
      Area(kind: .safety, points: 15, outOf: 20),
      Area(kind: .ownTests, points: 20, outOf: 20),
      Area(kind: .history, points: 0, outOf: 0, unjudged: "There is no git on this machine."),
    ],
    stages: [
      Stage(kind: .template, outcome: .passed, milliseconds: 12),
      Stage(kind: .build, outcome: .passed, milliseconds: 1_520),
      Stage(kind: .hiddenTests, outcome: .failed, milliseconds: 900, note: "1 of 4 failed"),
      Stage(kind: .history, outcome: .skipped, milliseconds: 0, note: "no git"),
    ],
    lost: [
      Loss(
        id: "no-force", title: "Nothing is forced", area: .safety, points: 5,
        reason: "Sources/TinyDomain/A.swift:3: try! ends the program.\n"
          + "Sources/TinyDomain/B.swift:9: a value is forced.",
        requirement: "T2", card: "tiny-first"),
      Loss(
        id: "T2", title: "It is <quick>", area: .requirements, points: 20,
        reason: "“it ends” never ended.", requirement: "T2"),
    ],
    tests: [
      Test(suite: "FirstTests", name: "one is one", status: .passed),
      Test(suite: "SecondTests", name: "it ends", status: .missing),
      Test(
        suite: "MoreTests", name: "it is <quick>", status: .failed,
        message: "Expectation failed: 1 == 2"),
      Test(suite: "TinyHammer", name: "two threads", status: .passed),
    ],
    mutants: [
      MutantOutcome(id: "two", defect: "It says two.", isKilled: true),
      MutantOutcome(id: "none", defect: "It says nothing.", isKilled: false),
    ], diagnostics: [],
    review: [
      ReviewNote(
        id: "compiler-warnings", title: "The compiler warns", level: .junior, weight: .essential,
        advice: "Fix each.", places: ["Sources/TinyDomain/A.swift:3: <x> was never used"], more: 2),
      ReviewNote(
        id: "run-instructions", title: "Nothing says how to run it", level: .mid,
        weight: .worthIt, advice: "Say it."),
    ],
    coverage: [
      Coverage(path: "Sources/TinyDomain/A.swift", lines: 12, reached: 12),
      Coverage(path: "Sources/TinyDomain/B.swift", lines: 30, reached: 7),
    ], of: .sample())

  /// An answer for which everything that was asked for holds.
  public static let whole = GradeReport(
    takeHome: "tiny", score: 100,
    areas: [
      Area(kind: .requirements, points: 50, outOf: 50),
      Area(kind: .safety, points: 20, outOf: 20),
      Area(kind: .ownTests, points: 20, outOf: 20), Area(kind: .history, points: 10, outOf: 10),
    ], stages: [], lost: [],
    tests: [Test(suite: "FirstTests", name: "one is one", status: .passed)], mutants: [],
    diagnostics: [])

  /// An answer that does not build.
  public static let broken = GradeReport(
    takeHome: "tiny", score: 0, areas: [Area(kind: .requirements, points: 0, outOf: 50)],
    stages: [Stage(kind: .build, outcome: .failed, milliseconds: 300)],
    lost: [
      Loss(
        id: "T1", title: "It is right", area: .requirements, points: 30,
        reason: "It did not build.", requirement: "T1")
    ], tests: [], mutants: [],
    diagnostics: ["Sources/TinyDomain/A.swift:1:5: error: cannot find <x> in scope"])
}

extension GradeEvent {
  /// What a check tells on the way to ``GradeReport/sample``.
  public static let sample: [GradeEvent] =
    [.began(.template), .ended(GradeReport.sample.stages[0]), .began(.hiddenTests)]
    + GradeReport.sample.tests.map { .test($0) }
    + [.progress(.hiddenTests, done: 3, total: 4)]
}

extension TakeHomeGrading {
  /// A grader that tells ``GradeEvent/sample`` and gives a report to whatever it is handed.
  public static func giving(_ report: GradeReport) -> TakeHomeGrading {
    TakeHomeGrading { _ in
      AsyncThrowingStream { stream in
        for event in GradeEvent.sample { stream.yield(event) }
        stream.yield(.finished(report))
        stream.finish()
      }
    }
  }

  /// A grader that begins and then says nothing until it is left.
  public static let endless = TakeHomeGrading { _ in
    AsyncThrowingStream { $0.yield(.began(.build)) }
  }
}
