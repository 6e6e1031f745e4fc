import HeroesDomain
import Locked

/// The list behind a lock, for any thread.
final class ListStore: Sendable {
  typealias Source = @Sendable (Question) async throws -> HeroPage

  private struct Content {
    var model = ListModel()
    var running: Task<Void, Never>?
    var listeners: [AsyncStream<HeroesListState>.Continuation] = []
  }

  private let content = Locked(Content())
  private let clock: any Clock<Duration>
  private let source: Source

  init(clock: any Clock<Duration>, source: @escaping Source) {
    self.clock = clock
    self.source = source
  }

  deinit {
    content.use { content in
      content.running?.cancel()
      for listener in content.listeners { listener.finish() }
    }
  }

  var state: HeroesListState { content.use { $0.model.state } }

  func states() -> AsyncStream<HeroesListState> {
    let (stream, listener) = AsyncStream.makeStream(of: HeroesListState.self)
    content.use { content in
      listener.yield(content.model.state)
      content.listeners.append(listener)
    }
    return stream
  }

  func change(_ body: (inout ListModel) -> Step) {
    let old = content.use { content -> Task<Void, Never>? in
      let before = content.model.state
      let step = body(&content.model)
      let now = content.model.state
      if now != before { for listener in content.listeners { listener.yield(now) } }
      if case .nothing = step { return nil }
      let old = content.running
      content.running = task(for: step)
      return old
    }
    // Not under the lock: its handlers may come back here.
    old?.cancel()
  }

  private func task(for step: Step) -> Task<Void, Never>? {
    switch step {
    case .nothing, .stop: nil
    case .pause(let ticket):
      Task.detached { [weak self, clock] in
        guard (try? await clock.sleep(for: .milliseconds(300))) != nil else { return }
        self?.change { $0.pauseIsOver(ticket) }
      }
    case .ask(let question):
      Task.detached { [weak self, source] in
        do {
          let page = try await source(question)
          self?.change { $0.answer(.success(page), to: question) }
        } catch {
          let known = error as? HeroesError ?? .server
          self?.change { $0.answer(.failure(known), to: question) }
        }
      }
    }
  }
}

@MainActor public final class HeroesListViewModel {
  private let store: ListStore

  public init(
    getHeroes: GetHeroesUseCase, searchHeroes: SearchHeroesUseCase,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    store = ListStore(clock: clock) { question in
      question.query.isEmpty
        ? try await getHeroes.execute(offset: question.offset, limit: 20)
        : try await searchHeroes.execute(
          query: question.query, offset: question.offset, limit: 20)
    }
  }

  public var state: HeroesListState { store.state }

  public func states() -> AsyncStream<HeroesListState> { store.states() }
  public func loadInitial(query: String = "") { store.change { $0.open(query) } }
  public func loadNextPageIfNeeded(at index: Int) { store.change { $0.appeared(index) } }
  public func refresh() { store.change { $0.refresh() } }
  public func retry() { store.change { $0.retry() } }
  public func serviceReturned() { store.change { $0.serviceReturned() } }
  public func search(_ text: String) { store.change { $0.type(text) } }
  public func clearSearch() { store.change { $0.clear() } }
  public func leave() { store.change { $0.leave() } }
}
