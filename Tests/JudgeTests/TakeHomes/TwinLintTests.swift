import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct TwinLintTests {
  private func loader(_ name: String, gives value: String, from call: String) -> String {
    """
    /// Loads \(value).
    public final class \(name): Sendable {
      private let repository: any LampRepository

      public init(repository: any LampRepository) { self.repository = repository }

      public func load() async throws -> [\(value)] {
        let lamps = try await repository.\(call)(limit: \(name.count), of: "\(name)")
        return lamps.filter { !$0.name.isEmpty }
      }
    }
    """
  }

  private var desks: String { loader("DeskLoader", gives: "Desk.Lamp", from: "desks") }
  private var floors: String { loader("FloorLoader", gives: "Floor.Lamp", from: "floors") }

  private func findings(_ sources: String...) -> [String] {
    let files = sources.enumerated().map { index, source in
      SourceFile(path: "Sources/LampsDomain/\(index).swift", bytes: Array(source.utf8))
    }
    return Linter.twins(files).map(\.text)
  }

  @Test func `types that differ in names, numbers and texts are twins, each at its place`() {
    #expect(
      findings(desks, "import Foundation\n\n\(floors)") == [
        "Sources/LampsDomain/1.swift:4: FloorLoader is a twin of DeskLoader "
          + "(Sources/LampsDomain/0.swift:2)"
      ])
  }

  @Test func `a twin in the same file is found`() {
    #expect(
      findings("\(desks)\n\(floors)") == [
        "Sources/LampsDomain/0.swift:13: FloorLoader is a twin of DeskLoader "
          + "(Sources/LampsDomain/0.swift:2)"
      ])
  }

  @Test func `each further one names the first`() {
    let walls = loader("WallLoader", gives: "Wall.Lamp", from: "walls")
    #expect(
      findings(desks, floors, walls) == [
        "Sources/LampsDomain/1.swift:2: FloorLoader is a twin of DeskLoader "
          + "(Sources/LampsDomain/0.swift:2)",
        "Sources/LampsDomain/2.swift:2: WallLoader is a twin of DeskLoader "
          + "(Sources/LampsDomain/0.swift:2)",
      ])
  }

  @Test func `comments, layout and access make no difference`() {
    let other = floors.replacing("\n\n", with: "\n  // Then:\n").replacing("public ", with: "")
    #expect(findings(desks, other).count == 1)
  }

  @Test func `what lies in a twin is told with it alone`() {
    let found = findings("enum Desks {\n\(desks)\n}", "enum Floors {\n\(floors)\n}")
    #expect(
      found == [
        "Sources/LampsDomain/1.swift:1: Floors is a twin of Desks (Sources/LampsDomain/0.swift:1)"
      ])
  }

  @Test func `a twin within another type is found`() {
    #expect(findings(desks, "enum Floors {\n  static let count = 1\n\(floors)\n}").count == 1)
  }

  @Test(arguments: [
    ("try await ", "try? await "), ("!$0.name", "$0.name"), (" = repository", " = self.repository"),
    ("return lamps", "print(lamps)\n    return lamps"),
  ])
  func `what does something else is no twin`(old: String, new: String) {
    #expect(floors.contains(old))
    #expect(findings(desks, floors.replacing(old, with: new)).isEmpty)
  }

  @Test func `a name that stands for two is no twin's`() {
    let mixed = floors.replacing("return lamps", with: "return load")
    #expect(findings(desks, mixed).isEmpty)
  }

  @Test func `view models of one build that do different things are no twins`() {
    let settings = """
      @MainActor final class SettingsViewModel {
        private(set) var state: State
        private let flags: any Flags
        init(flags: any Flags) {
          self.flags = flags
          state = State(isOn: flags.isOn)
        }
        func set(_ isOn: Bool) {
          flags.isOn = isOn
          state.isOn = isOn
        }
      }
      """
    let detail = """
      @MainActor final class DetailViewModel {
        private(set) var state: State
        private let lamps: any Lamps
        init(lamps: any Lamps) {
          self.lamps = lamps
          state = State(name: lamps.first)
        }
        func refresh() async {
          state.name = await lamps.load()
          state.isOld = false
        }
      }
      """
    #expect(findings(settings, detail).isEmpty)
  }

  @Test func `values that look alike and do nothing are no twins`() {
    func value(_ name: String) -> String {
      """
      public struct \(name): Codable, Hashable, Sendable {
        public let id: Int
        public let name: String
        public let price: Double
        public let tags: [String]

        public init(id: Int, name: String, price: Double, tags: [String]) {
          self.id = id
          self.name = name
          self.price = price
          self.tags = tags
        }
      }
      """
    }
    #expect(findings(value("Lamp"), value("Shade")).isEmpty)
  }

  @Test func `extensions that make two types alike are no twins, but types in them are`() {
    func comparable(_ name: String) -> String {
      """
      extension \(name): Comparable {
        static func < (first: \(name), second: \(name)) -> Bool {
          if first.rank != second.rank { return first.rank < second.rank }
          if first.name != second.name { return first.name < second.name }
          return first.id < second.id
        }
      }
      """
    }
    #expect(findings(comparable("Lamp"), comparable("Shade")).isEmpty)
    #expect(findings("extension Lamp {\n\(desks)\n}", "extension Shade {\n\(floors)\n}").count == 1)
  }

  @Test func `small types are no twins`() {
    func square(_ name: String) -> String { "struct \(name): Shape { func area() -> Int { 4 } }" }
    #expect(findings(square("Desk"), square("Floor")).isEmpty)
  }

  @Test func `functions are no types, not even those of a class`() {
    func load(_ name: String) -> String {
      """
        class func \(name)() -> [Lamp] {
          let lamps = all.filter { !$0.isBroken && $0.room == "\(name)" }.sorted { $0.id < $1.id }
          return lamps.map { Lamp(id: $0.id, room: $0.room) }
        }
      """
    }
    #expect(findings("class Loader {\n\(load("desks"))\n\(load("floors"))\n}").isEmpty)
  }

  @Test func `imports of a type and braces that never close do not hide a twin`() {
    let source = "import struct Foundation.Data\nextension A { \(desks)"
    #expect(findings(source, "import class Foundation.Bundle\n\(floors)").count == 1)
  }
}
