import HeroesDomain
import HeroesPresentation
import Testing

@MainActor
struct HeroesListViewModelTests {
  @Test func `the first state has skeletons and nothing else`() {
    let scene = ListScene(RepositoryDouble(total: 45))
    let state = scene.list.state
    #expect(state.skeletonCount == 20)
    #expect(state.heroes == [] && !state.hasMorePages && state.query == "")
    #expect(state.errorMessage == nil && state.emptyMessage == nil && state.offlineNotice == nil)
    #expect(scene.repository.calls == [])
  }

  @Test func `loading fills the list with the first page`() async {
    let scene = ListScene(RepositoryDouble(total: 45))
    scene.list.loadInitial()
    #expect(scene.list.state.skeletonCount == 20)
    await scene.open()
    #expect(scene.ids == Array(1...20))
    #expect(scene.list.state.skeletonCount == 0)
    #expect(scene.list.state.hasMorePages)
    #expect(scene.repository.calls == [.list(offset: 0, limit: 20)])
  }

  @Test func `what is loaded or loading is not loaded again`() async {
    let scene = ListScene(RepositoryDouble(total: 45))
    scene.list.loadInitial()
    scene.list.loadInitial()
    await scene.open()
    scene.list.loadInitial()
    await quiet()
    #expect(scene.repository.calls.count == 1)
  }

  @Test(arguments: HeroesError.allCases)
  func `an error stands in the list's place, and retry brings the list`(
    error: HeroesError
  ) async {
    let isBroken = Flag(true)
    let scene = ListScene { _ in
      if isBroken.value { throw error }
      return .all(.sample(1))
    }
    await scene.open()
    #expect(scene.list.state.errorMessage == ErrorMessage(error))
    #expect(scene.list.state.heroes == [])
    isBroken.value = false
    scene.list.retry()
    #expect(scene.list.state.skeletonCount == 20)
    await until { scene.ids == [1] }
    #expect(scene.list.state.errorMessage == nil)
  }

  @Test func `a refresh keeps the rows until the new ones come, and begins at the top`() async {
    let gate = Gate()
    let isSecond = Flag(false)
    let scene = ListScene { _ in
      guard isSecond.value else { return HeroPage(heroes: [.sample(1), .sample(2)], total: 9) }
      try await gate.pass()
      return .all(.sample(3))
    }
    await scene.open()
    isSecond.value = true
    scene.list.refresh()
    #expect(scene.list.state.isRefreshing)
    #expect(scene.ids == [1, 2])
    #expect(scene.list.state.skeletonCount == 0)
    gate.open()
    await until { scene.ids == [3] }
    #expect(!scene.list.state.isRefreshing)
    #expect(!scene.list.state.hasMorePages)
    #expect(
      scene.repository.calls == [.list(offset: 0, limit: 20), .list(offset: 0, limit: 20)])
  }

  @Test func `a refresh that fails keeps the rows, says so, and can be tried again`() async {
    let isBroken = Flag(false)
    let scene = ListScene { _ in
      if isBroken.value { throw HeroesError.network }
      return .all(.sample(1))
    }
    await scene.open()
    isBroken.value = true
    scene.list.refresh()
    await until { !scene.list.state.isRefreshing }
    #expect(scene.ids == [1])
    #expect(scene.list.state.refreshError == ErrorMessage(.network))
    isBroken.value = false
    scene.list.retry()
    await until { !scene.list.state.isRefreshing }
    #expect(scene.list.state.refreshError == nil)
    #expect(scene.repository.calls.count == 3)
  }

  @Test func `an empty answer has guidance`() async {
    let scene = ListScene(RepositoryDouble(total: 0))
    await scene.open()
    #expect(scene.list.state.emptyMessage == EmptyMessage(query: ""))
    #expect(scene.list.state.heroes == [] && !scene.list.state.hasMorePages)
  }

  @Test func `offline heroes are marked, and retry asks for the real ones`() async {
    let origin = Flag(HeroOrigin.offline(.rateLimited))
    let scene = ListScene { _ in .all(.sample(1), origin: origin.value) }
    await scene.open()
    #expect(scene.list.state.offlineNotice == OfflineNotice(because: .rateLimited))
    origin.value = .live
    scene.list.retry()
    #expect(scene.ids == [1])
    await until { scene.list.state.offlineNotice == nil }
    #expect(scene.repository.calls.count == 2)
  }

  @Test func `an offline answer without heroes is marked too`() async {
    let scene = ListScene { _ in .all(origin: .offline(.network)) }
    await scene.open()
    #expect(scene.list.state.offlineNotice != nil)
    #expect(scene.list.state.emptyMessage != nil)
  }

  @Test func `whoever watches sees the state now and every change that lasts`() async {
    let scene = ListScene(RepositoryDouble(total: 3))
    let seen = Flag<[HeroesListState]>([])
    let states = scene.list.states()
    let watching = Task { for await state in states { seen.value += [state] } }
    await until { seen.value.count == 1 }
    scene.list.loadInitial()
    await until { seen.value.last?.heroes.count == 3 }
    watching.cancel()
    await watching.value
    #expect(seen.value.first?.skeletonCount == 20)
    #expect(seen.value.last == scene.list.state)
  }
}
