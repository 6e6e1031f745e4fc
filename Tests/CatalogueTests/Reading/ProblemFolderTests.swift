import Catalogue
import Domain
import Foundation
import TestSupport
import Testing

@Suite struct ProblemFolderTests {
  private func read(
    _ changes: [String: String] = [:], without missing: String? = nil
  ) async throws -> ProblemFolder {
    try await withTemporaryFolder { root in
      try ContentFolder(root: root).add("double", changes, without: missing)
      let places = try problemPlaces(in: root)
      return try ProblemFolder(try #require(places.first))
    }
  }

  private func message(
    _ changes: [String: String] = [:], without missing: String? = nil
  ) async -> String {
    do {
      _ = try await read(changes, without: missing)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  private func edited(
    _ old: String, _ new: String, in file: String = "problem.yml"
  ) -> [String: String] {
    let text = ContentFolder.files(slug: "double")[file] ?? ""
    #expect(text.contains(old))
    return [file: text.replacing(old, with: new)]
  }

  @Test func `a folder gives a whole problem`() async throws {
    let folder = try await read()
    let problem = folder.problem
    #expect(problem.slug == "double")
    #expect(problem.summary.topic == .stack)
    #expect(problem.summary.isLocalOnly)
    #expect(problem.summary.contentVersion.count == 16)
    #expect(problem.comparator == .multiset(depth: 1))
    #expect(problem.limits == Limits())
    #expect(problem.hints.last == "three: the last")
    #expect(problem.companions == ["harder": ["triple"]])
    #expect(problem.constraints["nums"]?["length"] == [1, 10000])
    #expect(problem.constraints["nums"]?["each"] == [-9, "len(nums) - 1"])
    #expect(problem.solutions.map(\.name) == ["brute", "fast"])
    #expect(problem.tests.count == 3)
    #expect(folder.mutants.map(\.name) == ["slow"])
    #expect(folder.invalidInputs.map(\.reason) == ["no number"])
    #expect(folder.badOutputs.map(\.output) == [[3]])
  }

  @Test func `a folder written on Windows gives the same problem`() async throws {
    let files = ContentFolder.files(slug: "double")
    var problem = try await read(files.mapValues { $0.replacing("\n", with: "\r\n") }).problem
    let same = try await read().problem
    problem.summary.contentVersion = same.summary.contentVersion
    #expect(problem == same)
  }

  @Test func `the gate's usual terms hold where none are named`() async throws {
    let folder = try await read()
    #expect(folder.gate == GateTerms())
    #expect((folder.gate.randomInputs, folder.gate.sameAnswer) == (500, nil))
    #expect(folder.equivalents == [])
  }

  @Test func `other terms of the gate and equivalent mistakes are read`() async throws {
    var changes = edited(
      "minutes: 10", "minutes: 10\ngate: { randomInputs: 250, sameAnswer: 75, why: it is slow }")
    changes["equivalent.yml"] = "- { id: 'a: b → c', reason: the same }\n"
    let folder = try await read(changes)
    #expect((folder.gate.randomInputs, folder.gate.sameAnswer) == (250, 75))
    #expect(folder.gate.reason == "it is slow")
    #expect(folder.equivalents.map(\.id) == ["a: b → c"])
    #expect(folder.equivalents.map(\.reason) == ["the same"])
  }

  @Test(arguments: [
    ("{ randomInputs: 250 }", "The key why is missing."),
    ("{ randomInputs: 199, why: w }", "At least 200 are needed."),
    ("{ sameAnswer: 101, why: w }", "A percentage is needed here."),
    ("{ sameAnswers: 70, why: w }", "Unknown key sameAnswers (did you mean sameAnswer?)"),
  ])
  func `terms of the gate that make no sense are refused`(terms: String, reason: String) async {
    let message = await message(edited("minutes: 10", "minutes: 10\ngate: \(terms)"))
    #expect(message.contains(reason), "\(message)")
  }

  @Test func `an equivalent mistake needs a reason`() async {
    let message = await message(["equivalent.yml": "- { id: a }\n"])
    #expect(message.contains("equivalent.yml:1"), "\(message)")
    #expect(message.contains("The key reason is missing."), "\(message)")
  }

  @Test func `the statement shows the visible cases`() async throws {
    let problem = try await read().problem
    #expect(
      problem.statement == """
        Double `nums`.

        **Example 1**

        ```text
        Input: nums = [1,2], k = 2
        Output: [2,4]
        ```

        Doubled.

        ## Constraints
        - none

        """)
  }

  @Test(
    arguments: [
      ("title: Double", "titel: Double", "2: Unknown key titel (did you mean title?)."),
      ("difficulty: Easy", "difficulty: Simple", "4: difficulty: Unknown word Simple"),
      ("type: int}", "type: integer}", "11: signature.parameters[1].type: Unknown type integer"),
      ("multiset(1)", "bag", "13: comparator: Unknown comparator bag"),
      ("multiset(1)", "replay", "13: comparator: replay needs a class."),
      ("[one, two, \"three: the last\"]", "[one]", "15: hints: There must be three hints, not 1."),
      ("minutes: 10", "minutes: ten", "6: minutes: A whole number is needed here."),
      ("returns: \"int[]\"", "returns: void", "10: signature: A function that returns void needs"),
      ("lists: [extra]", "lists: [extra", "This isn't valid YAML"),
      ("slug: double", "slug: triple", "3: leetcode.slug is triple, but the folder is double."),
      ("minutes: 10\n", "", "1: The key minutes is missing."),
      (
        "minutes: 10", "minutes: 10\nlimits: { cpuMilliseconds: 300 }",
        "7: limits: Limits are derived from the references, not written: remove this key."
      ),
      (
        "minutes: 10", "minutes: 10\nminutes: 11", "6: A key appears more than once: minutes."
      ),
    ])
  func `a mistake in problem.yml is named with file and line`(
    old: String, new: String, reason: String
  ) async {
    let message = await message(edited(old, new))
    #expect(message.hasPrefix("problems/stack/double/problem.yml:"), "\(message)")
    #expect(message.contains(reason), "\(message)")
  }

  @Test(
    arguments: [
      ("\"cases\"", "\"casez\"", "1: Unknown key casez (did you mean cases?)."),
      ("\"invalid\"", "\"invalids\"", "5: Unknown key invalids (did you mean invalid?)."),
      ("\"why\": \"zero\", ", "", "3: cases[1]: why must be a text."),
      ("\"input\": [[0],2]", "\"output\": 1", "3: cases[1]: Unknown key output"),
      ("\"seed\": 7", "\"seed\": -7", "4: cases[2].generate: seed and size must be whole numbers."),
      ("\"size\": 100", "\"size\": 1000001", "4: cases[2].generate: a size is at most 1000000."),
      ("\"input\": [[0],2],", "\"input\": [[0],2]", "3: This isn't valid JSON"),
      (
        "\"human\"", "\"me\"",
        "2: cases[0]: provenance is human, generator, AI, user or forged: …, not me."
      ),
      ("\"why\": \"no number\"", "\"why\": \"\"", "5: invalid[0]: why must be a text."),
      ("\"output\": [3], ", "", "6: badOutputs[0]: output is missing."),
    ])
  func `a mistake in tests.json is named with file and line`(
    old: String, new: String, reason: String
  ) async {
    let message = await message(edited(old, new, in: "tests.json"))
    #expect(message.hasPrefix("problems/stack/double/tests.json:\(reason)"), "\(message)")
  }

  @Test(
    arguments: [
      ("{{example 1}}", "", ":1: There are 1 visible cases, but 0 {{example N}} lines."),
      ("{{example 1}}", "{{example 2}}", ":3: Example 2"),
      ("{{example 1}}", "{{example 1}}\n{{example 1}}", ":4: Example 1"),
    ])
  func `examples and visible cases must agree`(old: String, new: String, reason: String) async {
    let message = await message(edited(old, new, in: "statement.md"))
    #expect(message.contains(reason), "\(message)")
  }

  @Test(arguments: ["problem.yml", "tests.json", "statement.md", "editorial.md"])
  func `a missing file is named`(file: String) async {
    let message = await message(without: file)
    #expect(message == "problems/stack/double/\(file): The file is missing.")
  }

  @Test func `a file that is no text is named with the line`() async throws {
    try await withTemporaryFolder { root in
      try ContentFolder(root: root).add("double")
      let place = try #require(try problemPlaces(in: root).first)
      try Data([0x41, 0x0A, 0xFF, 0x0A]).write(to: place.folder.appending(path: "editorial.md"))
      #expect {
        try ProblemFolder(place)
      } throws: { error in
        "\(error)" == "problems/stack/double/editorial.md:2: The file isn't UTF-8."
      }
    }
  }

  @Test func `what the gate judges is found by its lines`() async throws {
    var changes = edited("random: {", "random:\n    {")
    changes["equivalent.yml"] = "- { id: a, reason: b }\n- id: c\n  reason: d\n"
    let folder = try await read(changes)
    #expect(folder.lines.cases == [2, 3, 4])
    #expect(folder.lines.ofTests("invalid") == 5)
    #expect(folder.lines.ofTests("others") == nil)
    #expect(folder.invalidInputs.map(\.line) == [5])
    #expect(folder.badOutputs.map(\.line) == [6])
    #expect(folder.equivalents.map(\.line) == [1, 2])
    for (entry, line) in [
      ("signature.parameters[1].type", 11), ("constraints.nums.each[1]", 17), ("generator", 18),
      ("generator.random", 19), ("generator.random.nums", 20), ("generator.random.nums[3].of", 20),
      ("generator.other.nums", 18), ("other", 1),
    ] {
      #expect(folder.lines.ofEntry(entry) == line, "\(entry)")
    }
  }

  @Test func `a source of an unknown language is refused`() async {
    let message = await message(["solutions/fast.rb": "puts 1"])
    let reason = "solutions/fast.rb: A source's name is NAME and a language's extension"
    #expect(message.contains(reason))
  }

  @Test func `the version changes with every file`() async throws {
    let version = try await read().problem.summary.contentVersion
    let again = try await read().problem.summary.contentVersion
    #expect(again == version)
    for file in ["mutants/slow.py", "editorial.md", "mutants/new.swift"] {
      let other = try await read([file: "## Other\n"]).problem.summary.contentVersion
      #expect(other != version)
    }
  }

  @Test func `a folder that is no topic is named with the nearest one`() async throws {
    try await withTemporaryFolder { root in
      try ContentFolder(root: root).add("double", to: "stacks")
      #expect {
        try problemPlaces(in: root)
      } throws: { error in
        "\(error)" == "problems/stacks: This isn't a topic (did you mean stack?)."
      }
    }
  }
}
