import Domain
import Foundation
import Judge

extension Bench {
  /// A cached program and one case: from the call of the runner to its verdict, beside the bare
  /// start of the same program, and the same under bubblewrap.
  func hotRuns() async throws {
    let input = try hand.input(cases: 1)
    for language in languages {
      let recipe = try hand.recipe(language)
      if !recipe.compile.isEmpty { _ = try hand.cost(recipe.compile) }
      let job = job(language, try source(language))
      for _ in 0..<10 { try await judge(job) }
      var (ours, bare, wrapped): ([Cost], [Cost], [Cost]) = ([], [], [])
      for _ in 0..<rounds {
        // A learner's pause, in which the next process is made ready.
        try await Task.sleep(for: .milliseconds(200))
        ours += try await measure { try await judge(job) }
        for _ in 0..<3 { bare.append(try hand.cost(recipe.run, input: input)) }
        if hand.has("bwrap") {
          wrapped.append(try hand.cost(Self.bubblewrap + recipe.run, input: input))
        }
      }
      row("\(language.title), hot run / bare start", .median(ours), .median(bare))
      if !wrapped.isEmpty {
        let wall = Cost.median(wrapped).wall
        // What runs under bubblewrap is not its child when it ends: its CPU time is unknown.
        row("\(language.title), hot run / bubblewrap", .median(ours), Cost(wall: wall, cpu: .nan))
      }
    }
  }

  private static let bubblewrap = [
    "bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--unshare-all", "--die-with-parent", "--",
  ]

  /// A source that no cache has seen: from the call to the verdict, beside compiling and running
  /// it by hand.
  func freshSources() async throws {
    let input = try hand.input(cases: 1)
    for language in languages {
      for isOptimised in language.isCompiled ? [false, true] : [true] {
        let recipe = try hand.recipe(language, isOptimised: isOptimised)
        let fresh = {
          try await judge(
            job(language, try source(language, isFresh: true), isOptimised: isOptimised))
        }
        for _ in 0..<3 { _ = try await fresh() }
        var (ours, theirs): ([Cost], [Cost]) = ([], [])
        for _ in 0..<rounds {
          ours += try await measure { _ = try await fresh() }
          try hand.change(recipe)
          let compiled = recipe.compile.isEmpty ? nil : try hand.cost(recipe.compile)
          let run = try hand.cost(recipe.run, input: input)
          theirs.append(compiled.map { $0 + run } ?? run)
        }
        let name = "\(language.title) \(isOptimised ? "optimised" : "quick")"
        row("\(name), fresh source / compiler + run by hand", .median(ours), .median(theirs))
      }
    }
  }

  /// A fresh source that is run and then submitted, which the judge builds ahead, beside the same
  /// two by hand.
  func builtAhead() async throws {
    let input = try hand.input(cases: 1)
    for language in languages where language.isCompiled {
      let recipes = try [false, true].map { try hand.recipe(language, isOptimised: $0) }
      for _ in 0..<3 { try await judge(job(language, try source(language, isFresh: true))) }
      var (ours, theirs): ([Cost], [Cost]) = ([], [])
      for _ in 0..<rounds {
        let fresh = try source(language, isFresh: true)
        ours += try await measure {
          try await judge(job(language, fresh, isOptimised: false))
          try await judge(job(language, fresh))
        }
        let costs = try recipes.map {
          try hand.cost($0.compile) + (try hand.cost($0.run, input: input))
        }
        theirs.append(costs[0] + costs[1])
      }
      row(
        "\(language.title), run and then submitted / both by hand", .median(ours), .median(theirs))
    }
  }

  /// What the compiler says of a source that has just changed.
  func checks() async throws {
    for language in languages {
      for _ in 0..<3 { _ = try await check(language) }
      var ours: [Cost] = []
      for _ in 0..<rounds {
        try await Task.sleep(for: .milliseconds(200))
        ours += try await measure { _ = try await check(language) }
      }
      row("\(language.title), check while typing", .median(ours), nil)
    }
  }

  private func check(_ language: Language) async throws -> [Diagnostic] {
    try await runner.diagnose(language, try source(language, isFresh: true), problem)
  }

  /// Many cases beside one, of a cached program, each after a learner's pause.
  func manyCases() async throws {
    for language in languages {
      let source = try source(language)
      let (one, fifty, hundred) = (
        job(language, source), job(language, source, cases: 50),
        job(language, source, cases: 100)
      )
      for _ in 0..<5 { try await judge(hundred) }
      var costs: [[Cost]] = [[], [], []]
      for _ in 0..<rounds {
        for (index, job) in [one, fifty, hundred].enumerated() {
          try await Task.sleep(for: .milliseconds(200))
          costs[index] += try await measure { try await judge(job) }
        }
      }
      row("\(language.title), 50 cases of a cached build / 1", .median(costs[1]), .median(costs[0]))
      row(
        "\(language.title), 100 cases of a cached build / 1", .median(costs[2]), .median(costs[0]))
      let begin = Int.random(in: 0..<1 << 40)
      var (few, many): ([Cost], [Cost]) = ([], [])
      for round in 0..<rounds where language == .swift || language == .cpp {
        let text = { "\(source)\n// \(begin + 2 * round + $0)\n" }
        few += try await measure { try await judge(job(language, text(0))) }
        many += try await measure { try await judge(job(language, text(1), cases: 100)) }
      }
      guard !few.isEmpty else { continue }
      row("\(language.title), 100 cases of a fresh source / 1", .median(many), .median(few))
    }
  }
}

extension Bench {
  /// A changed Swift source to its verdicts, beside `swift test` in a package that was built
  /// before, which is how Exercism's runner works.
  func swiftTest() async throws {
    let package = "\(hand.folder)/Exercise"
    let text = try source(.swift)
    try Self.write(text, to: "\(package)/Sources/Exercise/Exercise.swift")
    try Self.write(Self.manifest, to: "\(package)/Package.swift")
    try Self.write(Self.test, to: "\(package)/Tests/ExerciseTests/ExerciseTests.swift")
    let command = ["swift", "test", "--quiet", "--package-path", package]
    _ = try hand.cost(command)
    var (ours, theirs): ([Cost], [Cost]) = ([], [])
    for round in 0..<rounds {
      ours += try await measure {
        try await judge(job(.swift, try source(.swift, isFresh: true), isOptimised: false))
      }
      try Self.write(
        "\(text)\npublic func round\(round)() {}\n",
        to: "\(package)/Sources/Exercise/Exercise.swift")
      theirs.append(try hand.cost(command))
    }
    row("Swift quick, fresh source / warm `swift test`", .median(ours), .median(theirs))
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Exercise",
      targets: [
        .target(name: "Exercise"), .testTarget(name: "ExerciseTests", dependencies: ["Exercise"]),
      ])

    """

  private static let test = """
    import Testing

    @testable import Exercise

    @Test func twoSum() { #expect(Solution().twoSum([2, 7, 11, 15], 9) == [0, 1]) }

    """

  private static func write(_ text: String, to path: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}

extension Language {
  /// Whether its compiler leaves a program.
  var isCompiled: Bool { self != .python && self != .javascript }
}
