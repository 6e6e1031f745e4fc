import Foundation

/// Focus's own files with one small, complete project, as a test changes it.
struct TakeHomeFolders {
  let home: URL

  static let files = [
    "TakeHomes/Tiny/takehome.yml": """
    slug: tiny
    name: Tiny
    summary: One line.
    minutes: 90
    layers:
      - {name: TinyDomain}
      - {name: TinyData, imports: [TinyDomain], kits: [ClockKit]}
    requirements:
      - {id: T1, title: First, points: 30, suites: [FirstTests], card: tiny-first}
      - {id: T2, title: Second, points: 20, suites: [SecondTests, ThirdTests]}
    safety:
      - {id: hammer, title: Many threads, points: 15, hammer: [TinyHammer], requirement: T1}
      - {id: no-force, title: Nothing forced, points: 5, lint: force-unwrap, requirement: T3, card: tiny-first}
    mutants:
      - id: one
        defect: It says two.
        file: TinyDomain/Tiny.swift
        find: |-
          return 1
        replace: "return 2"
        loses: [T1]
      - {id: gone, defect: It says nothing., file: TinyDomain/Tiny.swift, find: "print()", replace: "", form: expression, switched: false}
    """,
    "TakeHomes/Tiny/BRIEF.md": "# Tiny\n\n- **T1** First\n- **T2** Second\n- **T3** By hand\n",
    "TakeHomes/Tiny/Hidden/FirstTests.swift": "@Suite struct FirstTests {}",
    "TakeHomes/Tiny/Hidden/More.swift": "struct SecondTests {}\n@Suite final class ThirdTests {}",
    "TakeHomes/Tiny/Hidden/TinyHammer.swift": "enum TinyHammer {}",
    "TakeHomes/Tiny/Hidden/Support.swift": "struct Double {}",
    "TakeHomes/Tiny/TinyApp/Sources/TinyDomain/Tiny.swift":
      "func tiny() -> Int {\n  print()\n  return 1\n}\n",
    "Kits/Sources/ClockKit/ClockKit.swift": "",
    "Content/drill/tiny.yml": """
    format: 1
    cards:
      - id: tiny-first
        kind: T
        question: "Why?"
        points: [one, two, three]
    """,
  ]

  init(in home: URL) throws {
    self.home = home
    for (path, text) in Self.files { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws {
    let file = home.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Puts something in the place of a text that must stand in the file.
  func replace(_ old: String, by new: String, in path: String) throws {
    let text = Self.files[path] ?? ""
    precondition(text.contains(old), "\(old) does not stand in \(path)")
    try write(text.replacing(old, with: new), to: path)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: home.appending(path: path))
  }
}
