import Catalogue
import Domain
import Foundation
import TestSupport
import Testing

@Suite struct TakeHomeShelfTests {
  private static let file = "TakeHomes/Tiny/takehome.yml"

  private func withShelf(
    _ change: (TakeHomeFolders) throws -> Void = { _ in },
    _ body: (TakeHomeShelf) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { (home) async throws in
      let folders = try TakeHomeFolders(in: home)
      try change(folders)
      try await body(TakeHomeShelf(home: home))
    }
  }

  @Test func `kits that candidates get are read, and none are given unasked`() async throws {
    try await withShelf { (shelf) throws in
      #expect(try shelf.takeHome("tiny").kits.isEmpty)
    }
    try await withShelf { folders in
      try folders.replace("minutes: 90", by: "minutes: 90\nkits: [ClockKit]", in: Self.file)
    } _: { (shelf) throws in
      #expect(try shelf.takeHome("tiny").kits == ["ClockKit"])
    }
  }

  @Test func `a project is read whole`() async throws {
    try await withShelf { (shelf) throws in
      let tiny = try shelf.takeHome("tiny")
      #expect(try shelf.all() == [tiny])
      #expect(tiny.name == "Tiny")
      #expect(tiny.minutes == 90)
      #expect(
        tiny.layers == [
          .init(name: "TinyDomain"),
          .init(name: "TinyData", imports: ["TinyDomain"], kits: ["ClockKit"]),
        ])
      #expect(tiny.requirements.map(\.points) == [30, 20])
      #expect(tiny.requirements[1].suites == ["SecondTests", "ThirdTests"])
      #expect(tiny.safety[0].kind == .hammer(suites: ["TinyHammer"]))
      #expect(tiny.safety[1].kind == .lint(rule: "force-unwrap"))
      #expect(tiny.mutants[0].find == "return 1")
      #expect(tiny.mutants[0].form == .statement)
      #expect(tiny.mutants[0].isSwitched)
      #expect(tiny.mutants[0].loses == ["T1"])
      #expect(tiny.mutants[1].replace == "")
      #expect(tiny.mutants[1].form == .expression)
      #expect(!tiny.mutants[1].isSwitched)
      #expect(tiny.mutants[1].loses == nil)
      #expect(tiny.folder.hasSuffix("/TakeHomes/Tiny"))
      #expect(try shelf.brief(of: tiny).hasPrefix("# Tiny"))
      #expect(try shelf.cards().map(\.id) == ["tiny-first"])
      #expect(try shelf.cards().map(\.kind) == [.tradeOff])
    }
  }

  @Test(arguments: [
    ("name: Tiny\n", "name: Small\n", 1, "name is Small, but the folder is Tiny."),
    ("slug: tiny", "slug: small", 1, "slug is small, not tiny."),
    ("minutes: 90", "minutes: 0", 1, "minutes must be one or more."),
    (
      "points: 30", "points: 31", 1,
      "The points of requirements add up to 51; they must add up to 50."
    ),
    ("points: 15", "points: 14", 1, "The points of safety add up to 19; they must add up to 20."),
    ("points: 5", "points: 0", 13, "safety[1].points: A line is worth at least one point."),
    ("id: T2", "id: T1", 10, "requirements[1]: The id T1 is listed twice."),
    ("id: hammer", "id: T1", 12, "safety[0]: The id T1 is listed twice."),
    ("id: gone", "id: one", 22, "mutants[1]: The id one is listed twice."),
    ("suites: [FirstTests]", "suites: []", 9, "requirements[0].suites: A suite is needed here."),
    (
      "suites: [FirstTests]", "suites: [FristTests]", 9,
      "requirements[0]: No file in Hidden declares FristTests (did you mean FirstTests?)."
    ),
    (
      "lint: force-unwrap", "lint: force-unwarp", 13,
      "safety[1]: There's no lint called force-unwarp (did you mean force-unwrap?)."
    ),
    (
      "lint: force-unwrap, ", "", 13, "safety[1]: Either hammer or lint is needed."
    ),
    (
      "lint: force-unwrap", "lint: written-once", 13,
      "safety[1]: The file needs a list written-once for this lint."
    ),
    (
      "imports: [TinyDomain]", "imports: [TinyDomian]", 7,
      "layers[1]: No layer above this one is called TinyDomian (did you mean TinyDomain?)."
    ),
    (
      "kits: [ClockKit]", "kits: [ClokKit]", 7,
      "layers[1]: There's no kit called ClokKit (did you mean ClockKit?)."
    ),
    (
      "minutes: 90", "minutes: 90\nkits: [LoadKit]", 5,
      "kits[0]: No layer has a kit called LoadKit (known: ClockKit)."
    ),
    (
      "kits: [ClockKit]", "given: [TinyTool]", 7,
      "layers[1]: The reference has no target TinyTool besides its layers."
    ),
    (
      "minutes: 90", "minutes: 90\nhistory: test-frist", 5,
      "history: Unknown word test-frist (known: steps, test-first)."
    ),
    (
      "{name: TinyDomain}", "{name: Domain}", 6,
      "layers[0]: The layer's name must begin with Tiny and be listed once."
    ),
    (
      "card: tiny-first}\n  - {id: T2", "card: tiny-frist}\n  - {id: T2", 9,
      "requirements[0]: There's no drill card tiny-frist (did you mean tiny-first?)."
    ),
    (
      "requirement: T3", "requirement: T4", 13,
      "safety[1]: BRIEF.md has no line that begins with **T4**."
    ),
    (
      "minutes: 90", "minutes: 90\nown-tests: {requirement: T4}", 5,
      "own-tests: BRIEF.md has no line that begins with **T4**."
    ),
    (
      "minutes: 90", "minutes: 90\ncommits: {card: tiny-frist}", 5,
      "commits: There's no drill card tiny-frist (did you mean tiny-first?)."
    ),
    (
      "minutes: 90", "minutes: 90\ncommits: {}", 5,
      "commits: A requirement or a card is needed here."
    ),
    (
      "minutes: 90", "minutes: 90\nown-tests: {crad: tiny-first}", 5,
      "own-tests: Unknown key crad (did you mean card?)."
    ),
    (
      "loses: [T1]", "loses: [T9]", 15,
      "mutants[0]: Nothing to lose is called T9 (did you mean T1, T2?)."
    ),
    (
      "return 1\n", "return 3\n", 15,
      "mutants[0]: find of one occurs 0 times in TinyApp/Sources/TinyDomain/Tiny.swift; "
        + "it must occur once."
    ),
    (
      "\"return 2\"", "\"return 1\"", 15, "mutants[0]: one changes nothing."
    ),
    (
      "form: expression", "form: expresion", 22,
      "mutants[1].form: Unknown word expresion (known: statement, expression)."
    ),
    (
      "summary", "sumary", 3, "Unknown key sumary (did you mean summary?)."
    ),
  ])
  func `what is wrong is said with its line`(
    old: String, new: String, line: Int, reason: String
  ) async throws {
    try await withShelf {
      try $0.replace(old, by: new, in: Self.file)
    } _: { (shelf) throws in
      #expect(throws: CatalogueError.form(file: Self.file, line: line, reason: reason)) {
        try shelf.takeHome("tiny")
      }
    }
  }

  @Test func `what is given, the way of judging commits and names are read`() async throws {
    try await withShelf {
      try $0.replace(
        "kits: [ClockKit]}", by: "given: [TinyTool]}\nhistory: test-first\nwritten-once: [desks]",
        in: Self.file)
      try $0.write("", to: "TakeHomes/Tiny/TinyApp/Sources/TinyTool/Tool.swift")
    } _: { (shelf) throws in
      let tiny = try shelf.takeHome("tiny")
      #expect(tiny.given == ["TinyTool"])
      #expect(tiny.history == .testFirst)
      #expect(tiny.writtenOnce == ["desks"])
    }
  }

  @Test func `where points of tests and commits lead is read, in part or whole`() async throws {
    try await withShelf { (shelf) throws in
      let tiny = try shelf.takeHome("tiny")
      #expect(tiny.ownTestsLink == nil)
      #expect(tiny.commitsLink == nil)
    }
    let links = "own-tests: {requirement: T3, card: tiny-first}\ncommits: {card: tiny-first}"
    try await withShelf {
      try $0.replace("minutes: 90", by: "minutes: 90\n\(links)", in: Self.file)
    } _: { (shelf) throws in
      let tiny = try shelf.takeHome("tiny")
      #expect(tiny.ownTestsLink == TakeHome.Link(requirement: "T3", card: "tiny-first"))
      #expect(tiny.commitsLink == TakeHome.Link(card: "tiny-first"))
    }
  }

  private static let gone = "id: gone, defect: It says nothing., "
  private static let also =
    "also: [{file: ../Package.swift, find: tools, replace: tolls}], id: gone, "
    + "defect: It says nothing., "

  @Test func `a defect of several places is read whole`() async throws {
    try await withShelf {
      try $0.replace(Self.gone, by: Self.also, in: Self.file)
      try $0.write("// tools\n", to: "TakeHomes/Tiny/TinyApp/Package.swift")
    } _: { (shelf) throws in
      let edits = try shelf.takeHome("tiny").mutants[1].edits
      #expect(edits.map(\.file) == ["TinyDomain/Tiny.swift", "../Package.swift"])
      #expect(try edits[1].applied(to: "// tools\n", of: "gone") == "// tolls\n")
    }
  }

  @Test(arguments: [
    (also, "find of gone occurs 0 times in TinyApp/Package.swift"),
    (also.replacing("find: tools, replace: tolls", with: "find: swift, replace: swift"), "changes"),
    (also.replacing("replace: tolls", with: "place: tolls"), "Unknown key place"),
  ])
  func `each place of a defect is looked for`(also: String, reason: String) async throws {
    try await withShelf {
      try $0.replace(Self.gone, by: also, in: Self.file)
      try $0.write("// swift\n", to: "TakeHomes/Tiny/TinyApp/Package.swift")
    } _: { (shelf) throws in
      let error = #expect(throws: CatalogueError.self) { try shelf.takeHome("tiny") }
      #expect(error?.message.contains(reason) == true)
    }
  }

  @Test func `a defect of several places cannot be switched`() async throws {
    try await withShelf {
      try $0.replace(
        "loses: [T1]", by: "also: [{file: ../Package.swift, find: a, replace: b}]", in: Self.file)
    } _: { (shelf) throws in
      let error = #expect(throws: CatalogueError.self) { try shelf.takeHome("tiny") }
      #expect(error?.message.contains("A defect of several places has switched: false.") == true)
    }
  }

  @Test func `a mutant whose place stands twice is refused`() async throws {
    try await withShelf {
      try $0.write(
        "return 1\nreturn 1\nprint()", to: "TakeHomes/Tiny/TinyApp/Sources/TinyDomain/Tiny.swift")
    } _: { (shelf) throws in
      let error = #expect(throws: CatalogueError.self) { try shelf.takeHome("tiny") }
      #expect(error?.message.contains("find of one occurs 2 times") == true)
    }
  }

  @Test func `a hidden file that no line names is refused`() async throws {
    try await withShelf {
      try $0.write("struct ForgottenTests {}", to: "TakeHomes/Tiny/Hidden/ForgottenTests.swift")
    } _: { (shelf) throws in
      let error = #expect(throws: CatalogueError.self) { try shelf.takeHome("tiny") }
      #expect(error?.message.hasPrefix("TakeHomes/Tiny/Hidden/ForgottenTests.swift") == true)
    }
  }

  @Test func `a missing brief is named`() async throws {
    try await withShelf {
      try $0.remove("TakeHomes/Tiny/BRIEF.md")
    } _: { (shelf) throws in
      let error = #expect(throws: CatalogueError.self) { try shelf.takeHome("tiny") }
      #expect(error?.message == "TakeHomes/Tiny/BRIEF.md: The file is missing.")
    }
  }

  @Test func `an unknown project has the nearest names`() async throws {
    try await withShelf { (shelf) throws in
      #expect(throws: CatalogueError.unknownTakeHome("tny", nearest: ["tiny"])) {
        try shelf.takeHome("tny")
      }
      #expect(throws: CatalogueError.unknownTakeHome("orchestra", nearest: ["tiny"])) {
        try shelf.takeHome("orchestra")
      }
    }
  }

  @Test func `one project in disorder keeps nobody from another`() async throws {
    try await withShelf {
      try $0.write("slug: [", to: "TakeHomes/Other/takehome.yml")
    } _: { (shelf) throws in
      #expect(try shelf.takeHome("tiny").slug == "tiny")
      #expect(throws: CatalogueError.self) { try shelf.all() }
    }
  }

  /// Focus's own files with their kits and no project, and packs that each hold the small one.
  private func withPacks(
    _ names: [String], _ body: (URL, TakeHomeShelf) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { (place) async throws in
      let (home, packs) = (place.appending(path: "home"), place.appending(path: "packs"))
      _ = try TakeHomeFolders(in: home)
      for folder in ["TakeHomes", "Content"] {
        try FileManager.default.removeItem(at: home.appending(path: folder))
      }
      for name in names {
        let pack = packs.appending(path: name)
        _ = try TakeHomeFolders(in: pack)
        try FileManager.default.removeItem(at: pack.appending(path: "Kits"))
      }
      try await body(packs, TakeHomeShelf(home: home, packs: packs))
    }
  }

  @Test func `a pack's project stands beside the others, with its cards`() async throws {
    try await withPacks(["cellar", ".pack-draft"]) { (packs, shelf) throws in
      let tiny = try shelf.takeHome("tiny")
      #expect(try shelf.all() == [tiny])
      #expect(tiny.folder == packs.appending(path: "cellar/TakeHomes/Tiny").path)
      #expect(try shelf.brief(of: tiny).hasPrefix("# Tiny"))
      #expect(try shelf.cards().map(\.id) == ["tiny-first"])
      try FileManager.default.removeItem(at: packs.appending(path: "cellar"))
      #expect(try shelf.all() == [] && shelf.cards() == [])
    }
  }

  @Test func `a pack in disorder is named and keeps nobody from the others`() async throws {
    try await withPacks(["cellar", "other"]) { (packs, shelf) throws in
      #expect(
        try shelf.all().map(\.folder) == [packs.appending(path: "cellar/TakeHomes/Tiny").path])
      #expect(shelf.troubles().isEmpty)
      let file = packs.appending(path: "cellar/TakeHomes/Tiny/takehome.yml")
      try Data("slug: [".utf8).write(to: file)
      #expect(try shelf.all() == [])
      #expect(shelf.troubles().count == 1)
      #expect("\(shelf.troubles())".contains("TakeHomes/Tiny/takehome.yml"))
      #expect(throws: CatalogueError.self) { try shelf.takeHome("tiny") }
    }
  }

  @Test func `where there are no projects there is nothing wrong`() async throws {
    try await withTemporaryFolder { (home) async throws in
      #expect(try TakeHomeShelf(home: home).all() == [])
      #expect(try TakeHomeProviding.live(home: home).takeHome("markets") == nil)
    }
  }

  @Test(arguments: [
    ("id: tiny-first", "id: first", "must begin with tiny-"),
    ("points: [one, two, three]", "points: [one, two]", "three to six points, not 2"),
    ("kind: T", "kind: X", "Unknown word X"),
    ("format: 1", "format: 3", "This version reads the formats 1 and 2."),
  ])
  func `a card that is not as it should be is refused`(
    old: String, new: String, reason: String
  ) async throws {
    try await withShelf {
      try $0.replace(old, by: new, in: "Content/drill/tiny.yml")
    } _: { (shelf) throws in
      let error = #expect(throws: CatalogueError.self) { try shelf.cards() }
      #expect(error?.message.contains(reason) == true)
    }
  }

  @Test func `our own projects and cards can be read`() throws {
    let shelf = TakeHomeShelf(home: repositoryRoot)
    #expect(try shelf.all().map(\.slug) == ["heroes", "markets", "notes", "rounds", "status"])
    let cards = try shelf.cards()
    #expect(Set(cards.map(\.id)).count == cards.count)
    #expect(Set(cards.map(\.question)).count == cards.count)
  }

  @Test func `every card of ours belongs to a project, to the product or to the concepts`() throws {
    let shelf = TakeHomeShelf(home: repositoryRoot)
    let decks = Set(try shelf.all().map(\.slug) + ["concepts", "product"])
    for card in try shelf.cards() { #expect(decks.contains(card.deck), "\(card.id)") }
  }

  @Test func `lost points of tests, commits and notes lead to a card in ours`() throws {
    for takeHome in try TakeHomeShelf(home: repositoryRoot).all() {
      #expect(takeHome.ownTestsLink?.card != nil, "\(takeHome.slug)")
      #expect(takeHome.commitsLink?.card != nil, "\(takeHome.slug)")
    }
  }

  @Test func `every line of ours is lost by a planted defect that is graded alone`() throws {
    for takeHome in try TakeHomeShelf(home: repositoryRoot).all() {
      let lines = takeHome.lines.map(\.id) + takeHome.safety.map(\.id)
      let lost = Set(takeHome.mutants.flatMap { $0.loses ?? [] })
      #expect(Set(lines).subtracting(lost).sorted() == [], "\(takeHome.slug)")
    }
  }
}
