import Foundation

@testable import NotesDomain

/// A store with a script: it notes what it is told, and merges nothing.
final class StoreDouble: NoteStore {
  struct State: Sendable {
    var queue: [PendingChange]
    var cursor: String?
    var pages: [ServerPage] = []
    var sent: [String] = []
    var refused: [String] = []
    var intake = Intake()
    /// Takes the place of the first change when a page is taken, one after another.
    var afterTake: [PendingChange] = []
  }

  let state: Box<State>

  init(_ queue: [PendingChange] = [], cursor: String? = nil) {
    state = Box(State(queue: queue, cursor: cursor))
  }

  func notes() async throws -> [Note] { state.value.queue.compactMap(\.note) }
  func save(_ note: Note) async throws {
    state.change { $0.queue.append(Lab.change(note)) }
  }
  func delete(id: String) async throws {}
  func pending() async throws -> [PendingChange] { state.value.queue }
  func cursor() async throws -> String? { state.value.cursor }
  func take(_ page: ServerPage) async throws -> Intake {
    state.change { state in
      state.pages.append(page)
      state.cursor = page.cursor ?? state.cursor
      if !page.notes.isEmpty, !state.afterTake.isEmpty, !state.queue.isEmpty {
        state.queue[0] = state.afterTake.removeFirst()
      }
      return state.intake
    }
  }
  func sent(_ change: PendingChange, revision: Int) async throws {
    state.change { state in
      state.sent.append("\(change.key)=\(revision)")
      state.queue.removeAll { $0.key == change.key }
    }
  }
  func refuse(_ change: PendingChange) async throws {
    state.change { state in
      state.refused.append(change.key)
      state.queue.removeAll { $0.key == change.key }
    }
  }
}
