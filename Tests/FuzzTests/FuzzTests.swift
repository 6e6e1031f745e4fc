import Foundation
import Testing

/// What libFuzzer found, and the small inputs from which it starts, go through the readers each time.
struct FuzzTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test(arguments: FuzzReader.all.map(\.name))
  func `every kept input is read or refused`(name: String) throws {
    let reader = try #require(FuzzReader.all.first { $0.name == name })
    let inputs = try ["Corpora", "Found"].flatMap { try Self.inputs(of: name, in: $0) }
    #expect(!inputs.isEmpty)
    for (file, bytes) in inputs {
      #expect(bytes.withUnsafeBytes { reader.read($0) } == nil, "\(file)")
    }
  }

  @Test func `every folder belongs to a reader`() throws {
    let names = Set(FuzzReader.all.map(\.name))
    for kind in ["Corpora", "Found"] {
      let folders = try FileManager.default.contentsOfDirectory(
        atPath: Self.folder.appending(path: kind).path)
      #expect(Set(folders).isSubset(of: names))
    }
  }

  @Test func `the corpora stay small`() throws {
    for name in FuzzReader.all.map(\.name) {
      let inputs = try Self.inputs(of: name, in: "Corpora")
      #expect(inputs.count <= 30, "\(name)")
      #expect(inputs.allSatisfy { $0.bytes.count <= 8192 }, "\(name)")
    }
  }

  private static func inputs(
    of name: String, in kind: String
  ) throws -> [(file: String, bytes: Data)] {
    let folder = folder.appending(path: kind).appending(path: name)
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      ("\(name)/\($0)", try Data(contentsOf: folder.appending(path: $0)))
    }
  }
}
