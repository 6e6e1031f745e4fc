import HeroesDomain

/// What a screen sees of a ``ListKeeper``.
@MainActor public final class HeroesListViewModel {
  public private(set) var state = HeroesListState() {
    didSet { listeners.tell(state) }
  }

  private let mailbox: AsyncStream<(number: Int, call: ListCall)>.Continuation
  private let listeners = Listeners<HeroesListState>()
  private var lastCall = 0
  private var lastTyping = 0

  public init(
    getHeroes: GetHeroesUseCase, searchHeroes: SearchHeroesUseCase,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let (calls, mailbox) = AsyncStream.makeStream(of: (number: Int, call: ListCall).self)
    self.mailbox = mailbox
    let keeper = ListKeeper(getHeroes: getHeroes, searchHeroes: searchHeroes, clock: clock)
    Task { [weak self] in
      await keeper.work(on: calls) { [weak self] in self?.show($0, after: $1) }
    }
  }

  deinit { mailbox.finish() }

  public func states() -> AsyncStream<HeroesListState> { listeners.stream(from: state) }
  public func loadInitial(query: String = "") { send(.open(query)) }
  public func loadNextPageIfNeeded(at index: Int) { send(.appeared(row: index)) }
  public func refresh() { send(.refresh) }
  public func retry() { send(.retry) }
  public func serviceReturned() { send(.serviceReturned) }
  public func leave() { send(.leave) }

  public func search(_ text: String) {
    send(.typed(text))
    typed(text)
  }

  public func clearSearch() {
    send(.clear)
    typed("")
  }

  private func send(_ call: ListCall) {
    lastCall += 1
    mailbox.yield((lastCall, call))
  }

  /// A field shows what is typed at once, whatever the keeper is at.
  private func typed(_ text: String) {
    lastTyping = lastCall
    if state.query != text { state.query = text }
  }

  private func show(_ new: HeroesListState, after call: Int) {
    var new = new
    if call < lastTyping { new.query = state.query }
    if new != state { state = new }
  }
}
