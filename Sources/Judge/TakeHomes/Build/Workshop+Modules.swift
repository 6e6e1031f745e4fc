internal import Domain

extension Workshop {
  /// Makes modules that build on each other, in this order: their interfaces one after the other,
  /// their code side by side as soon as it can be, and `beside` once all interfaces are there.
  ///
  /// Gives what is wrong with those that cannot be made, in the order of the modules.
  func build<Beside: Sendable>(
    _ orders: [ModuleOrder], into folder: String,
    done: @escaping @Sendable (Int) -> Void = { _ in },
    beside: @escaping @Sendable () async throws -> Beside
  ) async throws -> (failed: [CompileResult], beside: Beside?) {
    try await withThrowingTaskGroup(of: Part<Beside>.self) { group in
      var failed: [Int: CompileResult] = [:]
      for (index, order) in orders.enumerated() {
        let module = try await module(order)
        guard let bytes = module.bytes else {
          failed[index] = module
          break
        }
        try GradeFiles.write(bytes, "\(folder)/\(order.module)")
        group.addTask { .object(index, try await object(order, into: folder)) }
      }
      if failed.isEmpty { group.addTask { .beside(try await beside()) } }
      var count = 0
      var extra: Beside?
      for try await part in group {
        switch part {
        case .beside(let made): extra = made
        case .object(let index, let result):
          count += 1
          done(count)
          guard result.bytes == nil else { continue }
          failed[index] = failed[index] ?? result
        }
      }
      return (failed.sorted { $0.key < $1.key }.map(\.value), extra)
    }
  }

  /// The same with nothing beside it.
  func build(_ orders: [ModuleOrder], into folder: String) async throws -> [CompileResult] {
    try await build(orders, into: folder) {}.failed
  }

  private enum Part<Beside: Sendable>: Sendable {
    case object(Int, CompileResult)
    case beside(Beside)
  }

  private func object(
    _ order: ModuleOrder, into folder: String, _ rank: Slots.Rank = .code
  ) async throws -> CompileResult {
    let result = try await object(order, rank)
    if let bytes = result.bytes { try GradeFiles.write(bytes, "\(folder)/\(order.object)") }
    return result
  }

  /// Compiles modules whose interfaces are there already, side by side.
  ///
  /// Gives what is wrong with those that cannot be made, in the order of the modules.
  func objects(
    _ orders: [ModuleOrder], into folder: String, _ rank: Slots.Rank
  ) async throws -> [CompileResult] {
    try await withThrowingTaskGroup(of: (Int, CompileResult).self) { group in
      for (index, order) in orders.enumerated() {
        group.addTask { (index, try await object(order, into: folder, rank)) }
      }
      var failed: [Int: CompileResult] = [:]
      for try await (index, result) in group {
        if result.bytes == nil { failed[index] = result }
      }
      return failed.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
