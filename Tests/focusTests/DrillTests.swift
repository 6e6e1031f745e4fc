import Domain
import Foundation
import Store
import Stubs
import TestSupport
import Testing

@testable import focus

@Suite(.timeLimit(.minutes(20))) struct DrillTests {
  private static let deck = """
    format: 2
    title: Small things
    cards:
      - id: tiny-key
        kind: K
        question: "What is it?"
        points: [one, two, {beyond: three}, {flag: four}]
        weak: "A weak one."
        strong: "A strong one."
        followUp: "And then?"
        proof: {file: Content/drill/tiny.yml, text: "question: \\"Mend it", title: "This file"}
      - id: tiny-steps
        kind: S
        question: "In which order?"
        points: [first, second, third]
        weak: "A weak one."
        strong: "A strong one."
        followUp: "And then?"
        proof: {file: Content/drill/tiny.yml, text: "question: \\"Mend it"}
      - id: tiny-code
        kind: C
        question: "Mend it."
        points: [one, two, three]
        code: "let a = 1"
        solution: "let a = 2"
        tests: [{name: it is two, body: "return a == 2"}]
        weak: "A weak one."
        strong: "A strong one."
        followUp: "And then?"
        proof: {file: Content/drill/tiny.yml, text: "question: \\"Mend it"}
    """

  private func withDrill(
    runner: Runner? = .accepting, _ deck: String = DrillTests.deck,
    _ body: @escaping @Sendable (TestTerminal) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      var terminal = TestTerminal(folder: folder, runner: runner)
      let clock = folder.appending(path: "clock")
      terminal.overrides = ["FOCUS_CLOCK": clock.path, "TZ": "UTC"]
      try Data("2026-03-02T09:00:00Z".utf8).write(to: clock)
      for name in ["Content/drill", "Content/problems", "Runtimes"] {
        try FileManager.default.createDirectory(
          at: terminal.home.appending(path: name), withIntermediateDirectories: true)
      }
      try Data(deck.utf8).write(to: terminal.home.appending(path: "Content/drill/tiny.yml"))
      try await body(terminal)
    }
  }

  @Test func `piped lines answer a card, tick its points and grade it`() async throws {
    try await withDrill { terminal in
      var terminal = terminal
      terminal.lines = ["It is this,", "and that.", "", "1 3", "good"]
      let asked = await terminal.run("drill", "ask", "tiny-key")
      #expect(asked.status == 0, "\(asked.errors)")
      let order = [
        "Small things · Key points · new", "What is it?", "1. [ ] one", "(Beyond) three",
        "A weak answer is known by:", "Strong: A strong one.", "See Content/drill/tiny.yml:22",
        "Good: back in ",
      ]
      var rest = asked.output[...]
      for words in order {
        let place = try #require(rest.range(of: words), "\(words) is not in \(rest)")
        rest = rest[place.upperBound...]
      }
      let list = try Value(json: await terminal.run("drill", "list", "--json").output)
      #expect(list["new"] == 2)
      #expect(list["cards"]?.elements?.first?["grade"] == "good")
      let text = await terminal.run("drill", "list", "--kind", "key points")
      #expect(
        text.output.contains("tiny-key  K  due Thu 5 Mar") || text.output.contains("  K  due "))
    }
  }

  @Test func `how long an answer took stands above its points`() async throws {
    try await withDrill { terminal in
      var terminal = terminal
      let clock = terminal.folder.appending(path: "clock")
      // While the answer's code is judged the clock moves on.
      terminal.runner = Runner(
        judge: { job in
          try? Data("2026-03-02T09:01:20Z".utf8).write(to: clock)
          return Runner.accepting.judge(job)
        }, status: Runner.accepting.status)
      terminal.lines = [try terminal.file("mine.swift", "let a = 2"), "", "", "", "q"]
      let asked = await terminal.run("drill", "ask", "tiny-code")
      #expect(asked.status == 0, "\(asked.errors)")
      let time = try #require(asked.output.range(of: "\nYou took 1 min 20 s.\n"))
      #expect(asked.output[time.upperBound...].contains("What a good answer has:"))
    }
  }

  @Test func `the model of the settings compares what was typed, harmless to the terminal`()
    async throws
  {
    try await withDrill { terminal in
      let stub = ModelStub(.openAI, answers: ["It lacks \u{1B}[31mtwo."])
      try await stub.serving { address in
        let choice = """
          {"service":"openai","address":"\(address)/v1","model":"small","isExplaining":true}
          """
        try await AppDatabase(folder: terminal.data).setSetting("ai", to: choice)
        var terminal = terminal
        terminal.lines = ["It is this.", "", "1", "good", "m", "q"]
        let asked = await terminal.run("drill", "ask", "tiny-key")
        #expect(asked.status == 0, "\(asked.errors)")
        let mark = try #require(asked.output.range(of: "Written by an AI (small at 127.0.0.1"))
        #expect(asked.output[mark.upperBound...].contains("It lacks [31mtwo."))
        #expect(!asked.output.contains("\u{1B}"))
      }
      let kept = try await AppDatabase(folder: terminal.data).drillAnswers()
      #expect(kept.map(\.feedback) == ["It lacks \u{1B}[31mtwo."])
      #expect(kept.map(\.grade) == [.good])
    }
  }

  @Test func `without input the question is shown and nothing is kept`() async throws {
    try await withDrill { terminal in
      let asked = await terminal.run("drill", "--topic", "tiny")
      #expect(asked.status == 0)
      #expect(asked.output.contains("What is it?"))
      #expect(!asked.output.contains("A strong one."))
      // Steps that nobody ordered are no answer either.
      let steps = await terminal.run("drill", "ask", "tiny-steps")
      #expect(steps.output.contains("In which order?"))
      #expect(!steps.output.contains("What a good answer has:"))
      let list = try Value(json: await terminal.run("drill", "list", "--json").output)
      #expect(list["new"] == 3)
    }
  }

  @Test(arguments: ["g", ""])
  func `a session goes from card to card, graded or not, until it is left`(
    grade: String
  ) async throws {
    try await withDrill { terminal in
      var terminal = terminal
      terminal.lines = ["", "", grade, "", "3 1", "", "", "h", "q"]
      let asked = await terminal.run("drill")
      #expect(asked.status == 0)
      #expect(asked.output.contains("In which order?"))
      #expect(asked.output.contains("Hard: back in "))
      #expect(!asked.output.contains("Mend it."))
    }
  }

  @Test func `nothing that is due says so`() async throws {
    try await withDrill { terminal in
      let asked = await terminal.run("drill", "--state", "due")
      #expect(asked.status == 1)
      #expect(asked.output.hasPrefix("Nothing is due or new here."))
    }
  }

  @Test func `unknown names end with status 2 and the nearest ones`() async throws {
    try await withDrill { terminal in
      for line in [["--topic", "tinny"], ["tiny-kee"], ["--kind", "X"], ["--state", "old"]] {
        let refused = await terminal.run(["drill", "ask"] + line)
        #expect(refused.status == 2, "\(line) \(refused.errors)")
        #expect(
          refused.errors.contains("tiny") || refused.errors.contains("is no")
            || refused.errors.contains("called"))
      }
    }
  }

  @Test func `cards are verified, and code that hides its fault is told`() async throws {
    try await withDrill { terminal in
      // This runner accepts whatever it is given, so the broken code passes, too.
      let verified = await terminal.run("drill", "verify")
      #expect(verified.status == 1)
      #expect(verified.output == "tiny-code: the code passes every test\n3 cards, 1 faults\n")
    }
  }

  @Test func `a card in disorder is named with its line`() async throws {
    try await withDrill(Self.deck.replacing("kind: S", with: "kind: Z")) { terminal in
      let refused = await terminal.run("drill", "list")
      #expect(refused.status == 3)
      #expect(refused.errors.contains("Content/drill/tiny.yml:13: "))
    }
  }

  // MARK: The mock interview

  private static let interviewDeck =
    """
    format: 2
    title: "Small things"
    cards:

    """
    + ["one", "two", "three", "four"].map { name in
      """
        - id: tiny-\(name)
          kind: K
          question: "What is \(name)?"
          points: [one, two, {beyond: three}]
          weak: "A weak one."
          strong: "A strong one."
          followUp: "And then?"
          proof: {file: Content/drill/tiny.yml, text: "title: \\"Small"}

      """
    }.joined()

  /// A terminal with a problem and four cards, which belong to a project or to none.
  private func withInterview(
    isOfProject: Bool = true, _ body: @escaping @Sendable (TestTerminal) async throws -> Void
  ) async throws {
    try await withTerminal { terminal in
      var terminal = terminal
      let clock = terminal.folder.appending(path: "clock")
      terminal.overrides = ["FOCUS_CLOCK": clock.path, "TZ": "UTC"]
      try setClock(of: terminal, "2026-03-02T09:00:00Z")
      for name in ["Content/drill"] + (isOfProject ? ["TakeHomes/Tiny"] : []) {
        try FileManager.default.createDirectory(
          at: terminal.home.appending(path: name), withIntermediateDirectories: true)
      }
      try Data(Self.interviewDeck.utf8)
        .write(to: terminal.home.appending(path: "Content/drill/tiny.yml"))
      try await body(terminal)
    }
  }

  private func setClock(of terminal: TestTerminal, _ time: String) throws {
    try Data(time.utf8).write(to: terminal.folder.appending(path: "clock"))
  }

  /// The same lines for each of the four cards.
  private func forEachCard(_ lines: String...) -> [String] {
    Array(repeating: lines, count: 4).flatMap { $0 }
  }

  @Test func `an interview is played part by part, and its report says what to repeat`()
    async throws
  {
    try await withInterview { terminal in
      var terminal = terminal
      terminal.lines = ["s"]
      terminal.lines += forEachCard("", "It is this.", "")
      terminal.lines += ["", "e"]
      terminal.lines += forEachCard("1 2", "good")
      let played = await terminal.run("drill", "mock")
      #expect(played.status == 0, "\(played.errors)")
      let order = [
        "Mock interview: 45:00 left, until 09:45.\n0 of 5 parts are done.\n",
        "\nPart 1 of 5, problem: Two Sum\n45:00 left, until 09:45.\n",
        "Until now: not submitted.\n", "  focus test two-sum FILE\n",
        "\nPart 2 of 5, card: What is ", "Handed in.\n",
        "\nPart 5 of 5, take-home question: What is ", "Handed in.\n",
        "\nPart 1 of 5, problem: Two Sum\n", "\nPart 1 of 5, problem: Two Sum\n",
        "You: It is this.\n", "What a good answer has:", "Good: back in ",
        "\nReport of the mock interview of Mon 2 Mar:\n4 of 5 parts were done.\n",
        "not submitted", "2 of 3 points", "To repeat:\n  - Two Sum\n",
      ]
      var rest = played.output[...]
      for words in order {
        let place = try #require(rest.range(of: words), "\(words) is not in \(rest)")
        // Until it is over no points are told.
        if words.hasPrefix("You: ") {
          #expect(!played.output[..<place.lowerBound].contains("What a good answer has:"))
        }
        rest = rest[place.upperBound...]
      }
      let report = await terminal.run("drill", "mock", "--report")
      #expect(report.status == 0)
      #expect(played.output.hasSuffix("\n" + report.output))
    }
  }

  @Test func `an interview is taken up where it was left, and ends when all is done`()
    async throws
  {
    try await withInterview { terminal in
      var terminal = terminal
      // A card that is begun and not answered stays as it was.
      terminal.lines = ["s", ""]
      let left = await terminal.run("drill", "mock")
      #expect(left.status == 0, "\(left.errors)")
      #expect(left.output.hasSuffix("It continues until 09:45: focus drill mock\n"))
      try setClock(of: terminal, "2026-03-02T09:10:00Z")
      let file = try terminal.file("two-sum.py")
      #expect(await terminal.run("test", "two-sum", file, "--no-growth").status == 0)
      let json = try Value(json: await terminal.run("drill", "mock", "--json").output)
      #expect(json["underWay"] == true)
      #expect(json["remainingMilliseconds"] == 2_100_000)
      let parts = try #require(json["parts"]?.elements)
      #expect(parts.first?["done"] == true)
      #expect(parts.count { $0["done"] == true } == 1)
      terminal.lines = forEachCard("", "") + forEachCard("1 2 3", "good")
      let played = await terminal.run("drill", "mock")
      #expect(played.status == 0, "\(played.errors)")
      #expect(
        played.output.hasPrefix(
          "Mock interview: 35:00 left, until 09:45.\n1 of 5 parts are done.\n"))
      #expect(played.output.contains("\n5 of 5 parts were done.\n"))
      #expect(!played.output.contains("To repeat:"))
    }
  }

  @Test func `answers that nobody compared are not counted as without points`() async throws {
    try await withInterview { terminal in
      var terminal = terminal
      terminal.lines = ["s", "", "It is this.", "", "e"]
      let ended = await terminal.run("drill", "mock")
      #expect(ended.status == 0, "\(ended.errors)")
      #expect(ended.output.contains("\n1 of 5 parts were done.\n"))
      #expect(ended.output.contains("compare it with its points"))
      #expect(!ended.output.contains("0 of 3 points"))
    }
  }

  @Test func `an interview whose time ran out is reported, and another one begun`() async throws {
    try await withInterview { terminal in
      #expect(await terminal.run("drill", "mock").status == 0)
      try setClock(of: terminal, "2026-03-02T09:46:00Z")
      let report = await terminal.run("drill", "mock", "--report")
      #expect(
        report.output.hasPrefix(
          "Report of the mock interview of Mon 2 Mar:\n0 of 5 parts were done.\n"))
      let other = await terminal.run("drill", "mock")
      #expect(other.output.hasPrefix("Mock interview: 45:00 left, until 10:31.\n"))
    }
  }

  @Test func `without a take-home question there is no interview and no report`() async throws {
    try await withInterview(isOfProject: false) { terminal in
      let refused = await terminal.run("drill", "mock")
      #expect(refused.status == 1)
      #expect(refused.errors.hasPrefix("There's nothing to ask in a mock interview. "))
      let report = await terminal.run("drill", "mock", "--report")
      #expect(report.status == 1)
      #expect(report.output.hasPrefix("You haven't had a mock interview yet."))
      let json = await terminal.run("drill", "mock", "--json")
      #expect(json.status == 1)
      #expect(json.output == "null\n")
    }
  }

  @Test func `the interview explains itself with an example`() async throws {
    try await withDrill { terminal in
      let help = await terminal.run("drill", "mock", "--help")
      #expect(help.status == 0)
      #expect(help.output.contains("Example:\n  focus drill mock\n"))
    }
  }
}
