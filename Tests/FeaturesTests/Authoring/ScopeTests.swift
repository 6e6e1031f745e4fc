@testable import AuthoringFeature
import Domain
import Foundation
import Synchronization
import Testing
import TestSupport

@Suite struct ScopeTests {
  private func folders(_ root: URL) throws {
    for slug in ["double", "twice", "redouble"] {
      var folder = GateFolder(root: root, slug: slug)
      folder.edit("problem.yml", "slug: double", "slug: \(slug)")
      try folder.write()
    }
  }

  /// The slugs that are verified, in the order in which they begin.
  private func verified(
    _ scope: Authoring.Scope, _ root: URL, _ record: VerifiedRecord
  ) async throws -> [String] {
    let begun = Mutex<[String]>([])
    var settings = Authoring.Settings.doubling
    (settings.record, settings.width) = (record, 1)
    _ = try await Authoring.verify(
      scope, contentFolder: root, runner: .doubling, settings: settings
    ) { event in
      if case .step(let slug, "reading the folder") = event { begun.withLock { $0.append(slug) } }
    }
    return begun.withLock { $0 }
  }

  private func record(of root: URL) async throws -> VerifiedRecord {
    let reports = try await Authoring.verify(
      .all, contentFolder: root, runner: .doubling, settings: .doubling)
    return try Authoring.updated(
      VerifiedRecord(), with: reports, day: "2026-01-01", contentFolder: root)
  }

  @Test func `what changed since the record comes first, and alone where that is asked for`()
    async throws
  {
    try await withTemporaryFolder { root in
      try folders(root)
      let record = try await record(of: root)
      #expect(record.rows.keys.sorted() == ["double", "redouble", "twice"])
      #expect(try await verified(.changed(sample: 0, seed: 1), root, record) == [])
      #expect(try await verified(.changed(sample: -1, seed: 1), root, record) == [])
      var changed = GateFolder(root: root, slug: "twice")
      changed.edit("problem.yml", "slug: double", "slug: twice")
      changed.edit("problem.yml", "minutes: 10", "minutes: 11")
      try changed.write()
      #expect(try await verified(.changed(sample: 0, seed: 1), root, record) == ["twice"])
      #expect(
        try await verified(.all, root, record) == ["twice", "double", "redouble"])
    }
  }

  @Test func `a seed chooses the sample`() async throws {
    try await withTemporaryFolder { root in
      try folders(root)
      let record = try await record(of: root)
      var chosen: Set<[String]> = []
      for seed in 1...20 {
        let scope = Authoring.Scope.changed(sample: 1, seed: UInt64(seed))
        let slugs = try await verified(scope, root, record)
        #expect(slugs.count == 1)
        #expect(try await verified(scope, root, record) == slugs)
        chosen.insert(slugs)
      }
      #expect(chosen.count == 3)
    }
  }

  @Test func `a problem that is gone leaves the record`() async throws {
    try await withTemporaryFolder { root in
      try folders(root)
      let record = try await record(of: root)
      try FileManager.default.removeItem(at: root.appending(path: "problems/math-geometry/twice"))
      let next = try Authoring.updated(record, with: [], day: "2026-01-02", contentFolder: root)
      #expect(next.rows.keys.sorted() == ["double", "redouble"])
    }
  }

  @Test func `an edit of a folder is a change, and of that problem alone`() async throws {
    try await withTemporaryFolder { root in
      try folders(root)
      let known = try Authoring.contents(of: [], in: root)
      #expect(known.count == 3)
      var changed = GateFolder(root: root, slug: "twice")
      changed.edit("problem.yml", "slug: double", "slug: twice")
      changed.edit("problem.yml", "minutes: 10", "minutes: 11")
      try changed.write()
      #expect(try await Authoring.changes(since: known, of: [], in: root) == ["twice"])
      #expect(throws: (any Error).self) { try Authoring.contents(of: ["thrice"], in: root) }
    }
  }
}
