/// Feeds a feature with events, does its work and tells watchers of each new output.
@MainActor package final class Runtime<F: Feature> {
  package private(set) var output: F.Output

  private var feature: F
  private let perform: @Sendable (F.Work) async -> F.Event
  private var work: Task<Void, Never>?
  private var watchers: [Int: AsyncStream<F.Output>.Continuation] = [:]
  private var watcherCount = 0

  package init(_ feature: F, perform: @escaping @Sendable (F.Work) async -> F.Event) {
    self.feature = feature
    self.perform = perform
    output = feature.output
  }

  deinit {
    work?.cancel()
    for watcher in watchers.values { watcher.finish() }
  }

  package func send(_ event: F.Event) {
    switch feature.fold(event) {
    case .carryOn: break
    case .halt:
      work?.cancel()
      work = nil
    case .run(let next):
      work?.cancel()
      work = Task { [weak self, perform] in
        let event = await perform(next)
        // Whoever cancels does so on this actor: an event that passes here is still wanted.
        if !Task.isCancelled { self?.send(event) }
      }
    }
    let new = feature.output
    guard new != output else { return }
    output = new
    for watcher in watchers.values { watcher.yield(new) }
  }

  package func outputs() -> AsyncStream<F.Output> {
    let (stream, watcher) = AsyncStream.makeStream(of: F.Output.self)
    watcherCount += 1
    let id = watcherCount
    watchers[id] = watcher
    watcher.onTermination = { [weak self] _ in
      Task { @MainActor in self?.watchers[id] = nil }
    }
    watcher.yield(output)
    return stream
  }
}
