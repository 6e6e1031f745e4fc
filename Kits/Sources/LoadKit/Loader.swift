public import Foundation

/// Loads values by key, each once for all who ask at the same time, and remembers them.
public actor Loader<Key: Hashable & Sendable, Value: Sendable> {
  private typealias Memory = (value: Value, date: Date, cost: Int, use: Int)

  private struct Flight {
    let task: Task<Void, Never>
    /// A refresh goes on without anybody waiting.
    let isRefresh: Bool
    var waiters: [Int: AsyncThrowingStream<Value, any Error>.Continuation] = [:]
  }

  private let policy: CachePolicy<Value>
  private let disk: DiskCache<Key, Value>?
  private let now: @Sendable () -> Date
  private let load: @Sendable (Key) async throws -> Value
  private var memory: [Key: Memory] = [:]
  private var cost = 0
  private var flights: [Key: Flight] = [:]
  /// Numbers uses, flights' tasks and waiters.
  private var ticket = 0

  /// Nothing is loaded before it is asked for.
  public init(
    _ policy: CachePolicy<Value> = CachePolicy(), disk: DiskCache<Key, Value>? = nil,
    now: @escaping @Sendable () -> Date = { Date() },
    load: @escaping @Sendable (Key) async throws -> Value
  ) {
    (self.policy, self.disk, self.now, self.load) = (policy, disk, now, load)
  }

  /// The value: from memory, from disk, or loaded, together with all others who wait for it.
  ///
  /// Throws: what loading throws, which is not remembered, or `CancellationError` for a caller
  /// who was cancelled; the load ends when the last caller leaves.
  public func value(for key: Key) async throws -> Value {
    if let found = memory[key] {
      let freshness = policy.freshness(atAge: now().timeIntervalSince(found.date))
      if freshness == .stale, flights[key] == nil { begin(key, isRefresh: true) }
      if freshness != .old { return use(key, found) }
    }
    if flights[key] == nil { begin(key, isRefresh: false) }
    let (answer, waiter) = AsyncThrowingStream.makeStream(of: Value.self)
    let mine = number()
    flights[key]?.waiters[mine] = waiter
    defer { leave(key, mine) }
    for try await value in answer { return value }
    throw CancellationError()
  }

  /// What is in memory and fresh; loads nothing.
  public func remembered(_ key: Key) -> Value? {
    guard let found = memory[key],
      policy.freshness(atAge: now().timeIntervalSince(found.date)) == .fresh
    else { return nil }
    return use(key, found)
  }

  /// Forgets a value, in memory and on disk, and lets nobody else join a load under way.
  public func forget(_ key: Key) {
    drop(key)
    disk?.remove(key)
  }

  /// Forgets what is in memory, not what is on disk.
  public func forgetMemory() {
    (memory, cost) = ([:], 0)
  }

  /// How many callers share the load under way.
  func waiterCount(for key: Key) -> Int { flights[key]?.waiters.count ?? 0 }

  private func begin(_ key: Key, isRefresh: Bool) {
    let task = Task {
      let result: Result<(Value, Date), any Error>
      do {
        result = .success(try await fetch(key, skipsDisk: isRefresh))
      } catch {
        result = .failure(error)
      }
      // Who was cancelled left the list, and a new load may stand in it.
      if !Task.isCancelled { end(key, result) }
    }
    flights[key] = Flight(task: task, isRefresh: isRefresh)
  }

  @concurrent private func fetch(_ key: Key, skipsDisk: Bool) async throws -> (Value, Date) {
    if !skipsDisk, let (value, date) = disk?.read(key, at: now()),
      policy.freshness(atAge: now().timeIntervalSince(date)) == .fresh
    {
      return (value, date)
    }
    let value = try await load(key)
    try Task.checkCancellation()
    let date = now()
    disk?.write(value, key, date)
    return (value, date)
  }

  private func end(_ key: Key, _ result: Result<(Value, Date), any Error>) {
    if case .success(let (value, date)) = result { remember(key, value, date) }
    for waiter in flights.removeValue(forKey: key)?.waiters.values ?? [:].values {
      if case .success(let (value, _)) = result { waiter.yield(value) }
      if case .failure(let error) = result { waiter.finish(throwing: error) }
    }
  }

  private func leave(_ key: Key, _ waiter: Int) {
    guard flights[key]?.waiters.removeValue(forKey: waiter) != nil, let flight = flights[key],
      flight.waiters.isEmpty, !flight.isRefresh
    else { return }
    flight.task.cancel()
    flights[key] = nil
  }

  private func number() -> Int {
    ticket += 1
    return ticket
  }

  private func use(_ key: Key, _ found: Memory) -> Value {
    memory[key]?.use = number()
    return found.value
  }

  private func drop(_ key: Key) { cost -= memory.removeValue(forKey: key)?.cost ?? 0 }

  private func remember(_ key: Key, _ value: Value, _ date: Date) {
    drop(key)
    memory[key] = (value, date, policy.cost(value), number())
    cost += policy.cost(value)
    while cost > policy.limit, let oldest = memory.min(by: { $0.value.use < $1.value.use }) {
      drop(oldest.key)
    }
  }
}
