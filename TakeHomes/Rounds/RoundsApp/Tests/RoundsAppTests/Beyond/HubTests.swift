import RoundsBridge
import RoundsData
import RoundsDomain
import RoundsPresentation
import Testing

@MainActor struct HubTests {
  @Test func `what is changed through the hub is told to everybody who listens`() async throws {
    let mock = MockRoundRepository()
    let hub = RoundsHub(mock)
    let streams = [hub.changes(), hub.changes()]
    try await hub.save(.sample(1, .planned))
    try await hub.delete(id: 1)
    mock.shouldFail = true
    await #expect(throws: (any Error).self) { try await hub.save(.sample(2, .planned)) }
    mock.shouldFail = false
    try await hub.save(.sample(3, .planned))
    for stream in streams {
      var changes: [RoundChange] = []
      for await change in stream {
        changes.append(change)
        if changes.count == 3 { break }
      }
      #expect(
        changes == [.saved(.sample(1, .planned)), .deleted(id: 1), .saved(.sample(3, .planned))])
    }
    #expect(try await hub.getAllRounds().map(\.id) == [3])
  }

  @Test func `settings are shown as they are kept`() async {
    let store = Store()
    let form = RoundSettingsViewModel(store: store)
    await form.load()
    #expect(form.settings == RoundSettings())
    await form.save(RoundSettings(units: .yards, sortsEnds: true))
    #expect(form.settings.units == .yards)
    await store.fail()
    await form.save(RoundSettings())
    #expect(form.settings.units == .yards)
    #expect(form.errorMessage == "\(RoundsError.notSaved("No."))")
    await form.load()
    #expect(form.errorMessage == "\(RoundsError.notSaved("No."))")
  }

  private actor Store: RoundSettingsStoring {
    private var kept = RoundSettings()
    private var fails = false

    func fail() { fails = true }

    func settings() throws -> RoundSettings {
      if fails { throw RoundsError.notSaved("No.") }
      return kept
    }

    func save(_ settings: RoundSettings) throws {
      if fails { throw RoundsError.notSaved("No.") }
      kept = settings
    }
  }
}
