import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain

/// N7: what cannot be read is not written over.
@Suite struct DamagedFileTests {
  private let folder = TestFolder()

  @Test(arguments: [
    "{", "nonsense", "[{\"id\": \"a\"}]", "{\"version\": 2, \"notes\": 3, \"unsent\": []}",
  ])
  func `a damaged file is said to be so and stays as it is`(text: String) async throws {
    try folder.write(text)
    await expectAll { if case .damaged = $0 { true } else { false } }
    #expect(try Data(contentsOf: folder.file) == Data(text.utf8))
  }

  @Test(arguments: [10, 99])
  func `a later app's file is said to be so and stays as it is`(version: Int) async throws {
    let text = "{\"notes\": [], \"version\": \(version), \"planets\": {}}"
    try folder.write(text)
    await expectAll { $0 == .later(version: version) }
    #expect(try Data(contentsOf: folder.file) == Data(text.utf8))
  }

  @Test func `each error says something of its own`() {
    let errors: [StoreError] = [.damaged("notes"), .later(version: 12), .unwritable("notes")]
    let texts = errors.map { "\($0)" }
    #expect(Set(texts).count == 3)
    #expect(texts[0].contains("notes"))
    #expect(texts[1].contains("12"))
  }

  private func expectAll(_ isRight: (StoreError) -> Bool) async {
    let store = folder.store()
    let change = Lab.change(Lab.note("a"))
    let calls: [() async throws -> Void] = [
      { _ = try await store.notes() }, { _ = try await store.pending() },
      { _ = try await store.cursor() }, { try await store.save(Lab.note("a")) },
      { try await store.delete(id: "a") },
      { _ = try await store.take(ServerPage(notes: [Lab.note("b", revision: 1)], cursor: "c")) },
      { try await store.sent(change, revision: 1) }, { try await store.refuse(change) },
    ]
    for (number, call) in calls.enumerated() {
      do {
        try await call()
        Issue.record("Call \(number) throws nothing.")
      } catch let error as StoreError {
        #expect(isRight(error), "call \(number): \(error)")
      } catch {
        Issue.record("Call \(number) throws \(error).")
      }
    }
  }
}
