import HeroesDomain

typealias Fetch = @Sendable (_ query: String, _ offset: Int) async throws -> HeroPage
/// Puts a state on the screen, unless the flow was cancelled.
typealias Show = @MainActor (HeroesListState) -> Void

/// Both use cases as one function.
func fetch(_ browse: GetHeroesUseCase, _ search: SearchHeroesUseCase) -> Fetch {
  { query, offset in
    query.isEmpty
      ? try await browse.execute(offset: offset, limit: 20)
      : try await search.execute(query: query, offset: offset, limit: 20)
  }
}

@MainActor func firstPage(_ state: HeroesListState, _ fetch: Fetch, _ show: Show) async {
  do {
    show(showing(adding(try await fetch(state.shown, 0)), in: state))
  } catch {
    show(failing(error, in: state))
  }
}

/// The first page again, while the old rows stay.
@MainActor func newPage(_ state: HeroesListState, _ fetch: Fetch, _ show: Show) async {
  let state = asking(state, again: true)
  show(state)
  await firstPage(state, fetch, show)
}

@MainActor func nextPage(_ state: HeroesListState, _ fetch: Fetch, _ show: Show) async {
  guard let rows = state.rows else { return }
  do {
    let page = try await fetch(state.shown, rows.offset)
    switch (rows.origin, page.origin) {
    case (.live, .offline(let reason)): show(failing(reason, in: state))
    case (.offline, .live): await newPage(state, fetch, show)
    default: show(showing(adding(page, to: rows), in: state))
    }
  } catch {
    show(failing(error, in: state))
  }
}

@MainActor func search(
  _ query: String, _ clock: any Clock<Duration>, _ fetch: Fetch, _ show: Show
) async {
  do {
    try await clock.sleep(for: .milliseconds(300))
  } catch {
    return
  }
  let state = waiting(for: query)
  show(state)
  await firstPage(state, fetch, show)
}
