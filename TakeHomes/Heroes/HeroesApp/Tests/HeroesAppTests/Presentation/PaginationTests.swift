import HeroesDomain
import HeroesPresentation
import Testing

@MainActor
struct PaginationTests {
  @Test func `45 heroes come as 20, 20 and 5, and then no more`() async {
    let scene = ListScene(RepositoryDouble(total: 45))
    await scene.open()
    var counts = [scene.ids.count]
    for _ in 0..<3 {
      await scene.scrollToEnd()
      counts.append(scene.ids.count)
    }
    #expect(counts == [20, 40, 45, 45])
    #expect(!scene.list.state.hasMorePages)
    #expect(
      scene.repository.calls
        == [0, 20, 40].map { .list(offset: $0, limit: 20) })
  }

  @Test(arguments: [0, 5, 18]) func `a row before the last asks for nothing`(index: Int) async {
    let scene = ListScene(RepositoryDouble(total: 45))
    await scene.open()
    scene.list.loadNextPageIfNeeded(at: index)
    await quiet()
    #expect(!scene.list.state.isLoadingNextPage)
    #expect(scene.repository.calls.count == 1)
  }

  @Test func `the last row said twice asks once`() async {
    let scene = ListScene(RepositoryDouble(total: 45))
    await scene.open()
    scene.list.loadNextPageIfNeeded(at: 19)
    #expect(scene.list.state.isLoadingNextPage)
    #expect(scene.ids.count == 20)
    scene.list.loadNextPageIfNeeded(at: 19)
    await scene.scrollToEnd()
    await quiet()
    #expect(scene.ids.count == 40)
    #expect(scene.repository.calls.count == 2)
  }

  @Test func `the offset moves by what came, and a repeated hero is shown once`() async {
    // Each page repeats the last three heroes of the page before.
    let scene = ListScene { call in
      guard case .list(let offset, let limit) = call else { throw HeroesError.notFound }
      let first = offset / limit * (limit - 3)
      let count = min(limit, 54 - offset)
      return HeroPage(heroes: (first..<first + count).map { .sample($0 + 1) }, total: 54)
    }
    await scene.open()
    await scene.scrollToEnd()
    await scene.scrollToEnd()
    #expect(scene.ids == Array(1...48))
    #expect(!scene.list.state.hasMorePages)
    #expect(
      scene.repository.calls
        == [0, 20, 40].map { .list(offset: $0, limit: 20) })
  }

  @Test func `a repeat within a page is shown once`() async {
    let scene = ListScene { _ in .all(.sample(1), .sample(1), .sample(2)) }
    await scene.open()
    #expect(scene.ids == [1, 2])
  }

  @Test func `a page of nothing but repeats is passed over`() async {
    let scene = ListScene { call in
      guard case .list(let offset, _) = call else { throw HeroesError.notFound }
      let first = offset == 40 ? 21 : 1
      return HeroPage(heroes: (first..<first + 20).map { .sample($0) }, total: 60)
    }
    await scene.open()
    await scene.scrollToEnd()
    #expect(scene.ids == Array(1...40))
    #expect(!scene.list.state.hasMorePages)
  }

  @Test func `an empty page is the end, whatever the total says`() async {
    let scene = ListScene { call in
      guard case .list(0, _) = call else { return HeroPage(heroes: [], total: 999) }
      return HeroPage(heroes: (1...20).map { .sample($0) }, total: 999)
    }
    await scene.open()
    await scene.scrollToEnd()
    #expect(scene.ids.count == 20)
    #expect(!scene.list.state.hasMorePages)
    await scene.scrollToEnd()
    #expect(scene.repository.calls.count == 2)
  }

  @Test func `a next page that fails keeps the rows, and retry asks for the same page`() async {
    let isBroken = Flag(true)
    let scene = ListScene { call in
      guard case .list(let offset, _) = call else { throw HeroesError.notFound }
      if offset == 20, isBroken.value { throw HeroesError.server }
      return HeroPage(heroes: (1...20).map { .sample(offset + $0) }, total: 40)
    }
    await scene.open()
    await scene.scrollToEnd()
    #expect(scene.list.state.nextPageError == ErrorMessage(.server))
    #expect(scene.list.state.errorMessage == nil)
    #expect(scene.ids.count == 20)
    isBroken.value = false
    scene.list.retry()
    await until { scene.ids.count == 40 }
    #expect(scene.list.state.nextPageError == nil)
    #expect(
      scene.repository.calls
        == [0, 20, 20].map { .list(offset: $0, limit: 20) })
  }

  @Test(arguments: HeroesError.allCases)
  func `what the network broke is loaded when the service returns`(error: HeroesError) async {
    let isBroken = Flag(true)
    let scene = ListScene { call in
      guard case .list(let offset, _) = call else { throw HeroesError.notFound }
      if isBroken.value { throw error }
      return HeroPage(heroes: (1...20).map { .sample(offset + $0) }, total: 40)
    }
    await scene.open()
    scene.list.serviceReturned()
    await until { scene.repository.calls.count == (error == .network ? 2 : 1) }
    await until { scene.list.state.errorMessage != nil }
    isBroken.value = false
    scene.list.retry()
    await until { scene.ids.count == 20 }
    isBroken.value = true
    await scene.scrollToEnd()
    isBroken.value = false
    scene.list.serviceReturned()
    await until { scene.ids.count == (error == .network ? 40 : 20) }
    await quiet()
    #expect(scene.ids.count == (error == .network ? 40 : 20))
    scene.list.serviceReturned()
    await quiet()
    #expect(scene.repository.calls.count == (error == .network ? 5 : 3))
  }

  @Test func `an offline page never follows live ones: its reason shows below them`() async {
    let origin = Flag(HeroOrigin.live)
    let scene = ListScene { call in
      guard case .list(let offset, _) = call else { throw HeroesError.notFound }
      return HeroPage(
        heroes: (1...20).map { .sample(offset + $0) }, total: 60, origin: origin.value)
    }
    await scene.open()
    origin.value = .offline(.rateLimited)
    await scene.scrollToEnd()
    #expect(scene.ids == Array(1...20))
    #expect(scene.list.state.nextPageError == ErrorMessage(.rateLimited))
    #expect(scene.list.state.offlineNotice == nil)
    origin.value = .live
    scene.list.retry()
    await until { scene.ids.count == 40 }
  }

  @Test func `when the service returns an offline list begins anew`() async {
    let origin = Flag(HeroOrigin.offline(.network))
    let scene = ListScene { call in
      guard case .list(let offset, _) = call else { throw HeroesError.notFound }
      let first = origin.value == .live ? 1_000 : 0
      return HeroPage(
        heroes: (1...20).map { .sample(first + offset + $0) }, total: 60, origin: origin.value)
    }
    await scene.open()
    await scene.scrollToEnd()
    #expect(scene.ids == Array(1...40))
    origin.value = .live
    scene.list.loadNextPageIfNeeded(at: 39)
    await until { scene.ids.first == 1_001 }
    #expect(scene.ids == Array(1_001...1_020))
    #expect(scene.list.state.offlineNotice == nil)
  }

  @Test func `a next page that is under way ends with a refresh`() async {
    let gate = Gate()
    let scene = ListScene { call in
      guard case .list(let offset, _) = call else { throw HeroesError.notFound }
      if offset == 20 { await gate.passDeaf() }
      return HeroPage(heroes: (1...20).map { .sample(offset + $0) }, total: 40)
    }
    await scene.open()
    scene.list.loadNextPageIfNeeded(at: 19)
    await until { gate.arrivals == 1 }
    scene.list.refresh()
    await until { !scene.list.state.isRefreshing }
    gate.open()
    await quiet()
    #expect(scene.ids == Array(1...20))
    #expect(scene.list.state.hasMorePages && !scene.list.state.isLoadingNextPage)
  }
}
