import Synchronization

@testable import NotesDomain

/// A server that has notes of its own and answers with the next error of a list first.
final class ShopServer: NotesServer {
  private struct Shop: Sendable {
    var pages: [ServerPage]
    var pullErrors: [SyncError]
    var sendErrors: [SyncError]
    var cursors: [String?] = []
    var changes: [PendingChange] = []
    var last = 100
    var underWay = 0
    var most = 0
  }

  private let shop: Mutex<Shop>
  /// Called with each change that the server is about to take.
  private let before: @Sendable (PendingChange) async throws -> Void

  init(
    pages: [ServerPage] = [], pullErrors: [SyncError] = [], sendErrors: [SyncError] = [],
    before: @escaping @Sendable (PendingChange) async throws -> Void = { _ in }
  ) {
    shop = Mutex(Shop(pages: pages, pullErrors: pullErrors, sendErrors: sendErrors))
    self.before = before
  }

  var cursors: [String?] { shop.withLock { $0.cursors } }
  var changes: [PendingChange] { shop.withLock { $0.changes } }
  /// How many calls were under way at most at a time.
  var most: Int { shop.withLock { $0.most } }

  func changes(since cursor: String?) async throws -> ServerPage {
    enter { $0.cursors.append(cursor) }
    defer { leave() }
    await Task.yield()
    return try shop.withLock { shop in
      if !shop.pullErrors.isEmpty { throw shop.pullErrors.removeFirst() }
      return shop.pages.isEmpty ? ServerPage() : shop.pages.removeFirst()
    }
  }

  func send(_ change: PendingChange) async throws -> Int {
    enter { $0.changes.append(change) }
    defer { leave() }
    let error = shop.withLock { $0.sendErrors.isEmpty ? nil : $0.sendErrors.removeFirst() }
    if let error { throw error }
    try await before(change)
    return shop.withLock { shop in
      shop.last += 1
      return shop.last
    }
  }

  private func enter(_ note: (inout Shop) -> Void) {
    shop.withLock { shop in
      note(&shop)
      shop.underWay += 1
      shop.most = max(shop.most, shop.underWay)
    }
  }

  private func leave() { shop.withLock { $0.underWay -= 1 } }
}
