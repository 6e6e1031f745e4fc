import NotesDomain

/// Collects the changes that come during a write, and has them written together.
actor Clerk {
  /// One call that waits: what it changes, and how it is answered.
  private struct Order {
    /// Gives what answers the call once the change is written.
    var carryOut: (inout Index) -> () -> Void
    var fail: (any Error) -> Void
  }

  private let archivist: Archivist
  /// What the file has for sure.
  private var written: Index?
  private var orders: [Order] = []
  private var isAtWork = false

  init(_ archivist: Archivist) { self.archivist = archivist }

  /// Never waits for a change of somebody else.
  func read() async throws -> Index {
    if let written { return written }
    let index = try await archivist.read()
    // Another one may have read it, and even changed it, in the meantime.
    if let written { return written }
    written = index
    return index
  }

  func change<Value: Sendable>(
    _ body: @escaping @Sendable (inout Index) -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      orders.append(
        Order(
          carryOut: { index in
            let value = body(&index)
            return { continuation.resume(returning: value) }
          },
          fail: { continuation.resume(throwing: $0) }))
      guard !isAtWork else { return }
      isAtWork = true
      Task { await work() }
    }
  }

  private func work() async {
    while !orders.isEmpty {
      let batch = orders
      orders = []
      do {
        for answer in try await write(batch) { answer() }
      } catch {
        // None of it was written, so none of it happened; the next batch begins where this one did.
        for order in batch { order.fail(error) }
      }
    }
    isAtWork = false
  }

  private func write(_ batch: [Order]) async throws -> [() -> Void] {
    let before = try await read()
    var index = before
    let answers = batch.map { $0.carryOut(&index) }
    if index != before { try await archivist.write(index) }
    written = index
    return answers
  }
}
