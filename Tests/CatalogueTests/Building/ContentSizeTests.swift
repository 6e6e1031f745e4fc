import Domain
import Foundation
import TestSupport
import Testing

@testable import Catalogue

/// What the repository's content takes on the disk.
@Suite struct ContentSizeTests {
  private static let mostBytes = 25_000_000

  @Test func `sources and built catalogue together stay under 25 MB`() throws {
    let sources = try bytesOfSources()
    let built = try bytesOfBuild()
    #expect(sources > 1_000_000, "Only \(sources) bytes of sources were found.")
    #expect(built > 1_000_000, "Only \(built) bytes would be built.")
    #expect(sources + built < Self.mostBytes, "\(sources) bytes, \(built) more when built")
  }

  /// All files of `Content/`, without what a build left there.
  private func bytesOfSources() throws -> Int {
    let content = repositoryRoot.appending(path: "Content")
    let names = try #require(FileManager.default.enumerator(atPath: content.path))
    var sum = 0
    for case let name as String in names where !name.hasPrefix("built/") {
      let facts = try FileManager.default.attributesOfItem(
        atPath: content.appending(path: name).path)
      if facts[.type] as? FileAttributeType == .typeRegular { sum += facts[.size] as? Int ?? 0 }
    }
    return sum
  }

  /// The files that a build would write.
  private func bytesOfBuild() throws -> Int {
    let problems = try RepositoryProblems.all()
    var digests: [Topic: String] = [:]
    var sum = WordsFile.bytes(of: problems).count
    for topic in Topic.allCases {
      let bytes = TopicFile.bytes(of: problems.filter { $0.summary.topic == topic })
      digests[topic] = SHA256.hex(bytes)
      sum += bytes.count
    }
    return sum + CatalogueIndex(summaries: problems.map(\.summary), digests: digests).bytes.count
  }
}
