import HeroesDomain
import HeroesPresentation
import Testing

@MainActor
struct SearchTests {
  @Test func `three keystrokes in 200 ms are one request, 300 ms after the last`() async {
    let scene = ListScene(RepositoryDouble(total: 3))
    await scene.open()
    for text in ["s", "sp", "spi"] {
      await scene.type(text)
      #expect(scene.list.state.query == text)
      if text != "spi" { scene.pause(milliseconds: 100) }
    }
    scene.pause(milliseconds: 299)
    await quiet()
    #expect(scene.repository.calls == [.list(offset: 0, limit: 20)])
    scene.pause(milliseconds: 1)
    await until { scene.repository.calls.count == 2 }
    #expect(scene.repository.calls.last == .search("spi", offset: 0, limit: 20))
    await quiet()
    #expect(scene.repository.calls.count == 2)
  }

  @Test func `the first empty text asks nothing`() async {
    let scene = ListScene(RepositoryDouble(total: 3))
    scene.list.search("")
    scene.list.search("  ")
    await quiet()
    #expect(!scene.isTyping)
    #expect(scene.repository.calls == [])
  }

  @Test func `the text that is shown asks nothing, and ends what is typed`() async {
    let scene = ListScene(RepositoryDouble(total: 3))
    await scene.open(query: "spi")
    scene.list.search("spi")
    scene.list.search(" spi ")
    await quiet()
    #expect(!scene.isTyping)
    await scene.type("spir")
    scene.list.search("spi")
    await until { !scene.isTyping }
    scene.pause()
    await quiet()
    #expect(scene.repository.calls == [.search("spi", offset: 0, limit: 20)])
    #expect(scene.list.state.query == "spi")
  }

  @Test func `a search begins at the top, with skeletons and its own pages`() async {
    let scene = ListScene(RepositoryDouble(total: 45))
    await scene.open()
    await scene.scrollToEnd()
    await scene.type("o")
    #expect(scene.ids.count == 40)
    scene.pause()
    await until { scene.ids.count == 20 }
    await scene.scrollToEnd()
    #expect(
      scene.repository.calls.suffix(2) == [
        .search("o", offset: 0, limit: 20), .search("o", offset: 20, limit: 20),
      ])
  }

  @Test func `a search shows skeletons until its answer`() async throws {
    let gate = Gate()
    let scene = ListScene { call in
      if case .search = call { try await gate.pass() }
      return .all(.sample(1), origin: .offline(.network))
    }
    await scene.open()
    await scene.type("o")
    scene.pause()
    await until { gate.arrivals == 1 }
    #expect(scene.list.state.skeletonCount == 20)
    #expect(scene.list.state.offlineNotice == nil)
    gate.open()
    await until { scene.ids == [1] }
  }

  @Test func `a new query cancels the request of the old one`() async throws {
    let gate = Gate()
    let scene = ListScene { call in
      if case .search("old", _, _) = call { try await gate.pass() }
      return .all(.sample(1))
    }
    await scene.open()
    await scene.type("old")
    scene.pause()
    await until { gate.arrivals == 1 }
    await scene.type("new")
    scene.pause()
    await until { gate.cancelled == 1 }
    await until { scene.ids == [1] }
    #expect(scene.list.state.query == "new")
  }

  @Test func `a late answer of an old query never shows, not even as an error`() async {
    for fails in [false, true] {
      let gate = Gate()
      let scene = ListScene { call in
        guard case .search("old", _, _) = call else { return .all(.sample(2)) }
        await gate.passDeaf()
        if fails { throw HeroesError.network }
        return .all(.sample(1))
      }
      await scene.open()
      await scene.type("old")
      scene.pause()
      await until { gate.arrivals == 1 }
      await scene.type("new")
      scene.pause()
      await until { scene.repository.calls.count == 3 && scene.ids == [2] }
      gate.open()
      await quiet()
      #expect(scene.ids == [2])
      #expect(scene.list.state.errorMessage == nil && scene.list.state.refreshError == nil)
    }
  }

  @Test(arguments: ["", "   "]) func `an emptied field browses`(text: String) async {
    let scene = ListScene(RepositoryDouble(total: 3))
    await scene.open(query: "owl")
    await scene.type(text)
    scene.pause()
    await until { scene.repository.calls.count == 2 }
    #expect(scene.repository.calls.last == .list(offset: 0, limit: 20))
    await until { scene.ids.count == 3 }
  }

  @Test func `clearing browses at once`() async {
    let scene = ListScene(RepositoryDouble(total: 0))
    await scene.open(query: "nobody")
    #expect(scene.list.state.emptyMessage == EmptyMessage(query: "nobody"))
    await scene.type("nobody at all")
    scene.list.clearSearch()
    #expect(scene.list.state.query == "")
    await until { scene.repository.calls.count == 2 }
    #expect(scene.repository.calls.last == .list(offset: 0, limit: 20))
    await until { !scene.isTyping }
    scene.list.clearSearch()
    await quiet()
    #expect(scene.repository.calls.count == 2)
  }

  @Test func `what is sent is trimmed, what is shown is as typed`() async {
    let scene = ListScene(RepositoryDouble(total: 3))
    await scene.open()
    await scene.type(" iron ")
    scene.pause()
    await until { scene.repository.calls.count == 2 }
    #expect(scene.repository.calls.last == .search("iron", offset: 0, limit: 20))
    #expect(scene.list.state.query == " iron ")
  }

  @Test func `a retry and a refresh repeat the search`() async {
    let scene = ListScene(RepositoryDouble(failing: HeroesError.server))
    await scene.open(query: "owl")
    scene.list.retry()
    await until { scene.list.state.errorMessage != nil }
    scene.list.refresh()
    await until { scene.repository.calls.count == 3 }
    #expect(Set(scene.repository.calls) == [.search("owl", offset: 0, limit: 20)])
  }
}
