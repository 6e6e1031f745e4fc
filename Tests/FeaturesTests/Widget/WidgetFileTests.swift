@testable import AppFeature
import Domain
import Foundation
import Testing
import TestSupport

@Suite(.timeLimit(.minutes(20))) struct WidgetFileTests {
  @Test func `what is written is read back, for its owner only`() async throws {
    try await withTemporaryFolder { folder in
      let data = folder.appending(path: "data")
      try WidgetDataWriter(folder: data).write(.sample)
      #expect(WidgetDataReader(folder: data).load() == .sample)
      let file = data.appending(path: WidgetDataWriter.fileName)
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      try WidgetDataWriter(folder: data).write(.done)
      #expect(WidgetDataReader(folder: data).load() == .done)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: data.path) == [
          WidgetDataWriter.fileName
        ])
    }
  }

  @Test func `every date in the file is UTC with milliseconds, and every field is named`() throws {
    let json = try WidgetDataWriter.json(.sample)
    for name in [
      "currentDay", "topic", "completedToday", "totalToday", "totalCompleted", "totalProblems",
      "habitsCompleted", "habitsTotal", "problems", "lastUpdated", "streak", "reviewsDue",
      "focusMinutes", "tomorrow", "sync", "schemaVersion",
    ] {
      #expect(try Value(json: json)[name] != nil, "\(name)")
    }
    let dates = json.matches(of: /"(\d{4}-\d\d-\d\d[^"]*)"/).map(\.1)
    #expect(dates.count == 3)
    #expect(dates.allSatisfy { $0.contains(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/) })
  }

  static let unusable: [(String, String)] = [
    ("empty", ""), ("no JSON", "not json"), ("a list", "[]"), ("null", "null"),
    ("half a file", String(valid.prefix(200))), ("nothing in it", "{}"),
    ("version 0", #"{"currentDay": 3, "topic": "Trees", "completedToday": 1, "totalToday": 5}"#),
    ("version 0, said", valid.replacing(#""schemaVersion" : 1"#, with: #""schemaVersion" : 0"#)),
    ("a number as text", valid.replacing(#""streak" : 4"#, with: #""streak" : "4""#)),
    ("a fraction", valid.replacing(#""streak" : 4"#, with: #""streak" : 4.5"#)),
    ("a negative number", valid.replacing(#""streak" : 4"#, with: #""streak" : -4"#)),
    ("too large", valid.replacing(#""streak" : 4"#, with: #""streak" : 99999999999999999999"#)),
    ("microseconds", valid.replacing("26.092Z", with: "26.092123Z")),
    ("another difficulty", valid.replacing("\"Hard\"", with: "\"Odd\"")),
  ]

  static let valid = (try? WidgetDataWriter.json(.sample)) ?? ""

  @Test(arguments: unusable)
  func `a file that cannot be used stands for nothing`(name: String, content: String) async throws {
    #expect(content != Self.valid)
    try await withTemporaryFolder { folder in
      try Data(content.utf8).write(to: folder.appending(path: WidgetDataWriter.fileName))
      #expect(WidgetDataReader(folder: folder).load() == .empty)
    }
  }

  @Test func `a missing file, and a folder in its place, stand for nothing`() async throws {
    try await withTemporaryFolder { folder in
      #expect(WidgetDataReader(folder: folder).load() == .empty)
      try FileManager.default.createDirectory(
        at: folder.appending(path: WidgetDataWriter.fileName), withIntermediateDirectories: true)
      #expect(WidgetDataReader(folder: folder).load() == .empty)
    }
  }

  @Test func `a file of a newer version is read as far as it is known`() async throws {
    let newer = Self.valid.replacing(#""schemaVersion" : 1"#, with: #""schemaVersion" : 7"#)
      .replacing("{\n", with: "{\n  \"invented\" : [1],\n", maxReplacements: 1)
    let data = WidgetDataReader.data(from: Data(newer.utf8))
    #expect(data.schemaVersion == 7)
    #expect(data.problems == WidgetData.sample.problems)
  }

  @Test func `a thousand readers during writes never see half a file`() async throws {
    try await withTemporaryFolder { folder in
      let (writer, reader) = (WidgetDataWriter(folder: folder), WidgetDataReader(folder: folder))
      try writer.write(.sample)
      try await withThrowingTaskGroup(of: WidgetData?.self) { group in
        for number in 0..<4 {
          group.addTask {
            for turn in 0..<100 {
              var data = (number + turn).isMultiple(of: 2) ? WidgetData.sample : .done
              data.streak = turn
              try writer.write(data)
            }
            return nil
          }
        }
        for _ in 0..<1_000 { group.addTask { reader.load() } }
        for try await data in group.compactMap(\.self) {
          #expect(data.problems == WidgetData.sample.problems || data.completedToday == 5)
          #expect(data.schemaVersion == WidgetData.currentSchema)
        }
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left == [WidgetDataWriter.fileName])
    }
  }

  @Test(arguments: [
    (0, false), (1_770_367_226_091, false), (1_770_367_226_092, true), (1_770_433_199_999, true),
    (1_770_433_200_000, false),
  ])
  func `the file counts from when it was written to the end of its day`(
    milliseconds: Int64, isCurrent: Bool
  ) {
    #expect(WidgetData.sample.isCurrent(at: Instant(milliseconds: milliseconds)) == isCurrent)
  }

  @Test func `a key is made, renewed and revoked, for its owner only`() async throws {
    try await withTemporaryFolder { folder in
      let key = WidgetKey(folder: folder)
      #expect(key.text == nil)
      try key.revoke()
      let first = try key.renew()
      #expect(first.count == 64 && key.text == first)
      let file = folder.appending(path: WidgetKey.fileName)
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      #expect(try key.renew() != first)
      try key.revoke()
      #expect(key.text == nil)
      try Data("short\n".utf8).write(to: file)
      #expect(key.text == nil)
    }
  }
}
