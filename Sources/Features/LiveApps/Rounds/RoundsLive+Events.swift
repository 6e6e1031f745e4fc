import RoundsData
import RoundsDomain
import RoundsPresentation

extension RoundsLive {
  private static let longestText = 1 << 20

  func handle(_ event: LiveEvent) {
    if event.name != "seen" { trouble = nil }
    switch event.name {
    case "refresh", "retry": retry()
    case "status": changeStatus(event.value)
    case "plan": plan(event.value)
    case "delete": delete(event.value)
    case "arrow": tap { $0.score(event.value) }
    case "undo": tap { $0.undo() }
    case "units": change { $0.units = DistanceUnit(rawValue: event.value) ?? $0.units }
    case "sort": change { $0.sortsEnds = event.value == "on" }
    case "seen": Int(event.value).map(showMore)
    case "import": take(csv: event.value)
    case "csv": export()
    default: break
    }
  }

  private func retry() {
    switch route {
    case .detail: perform { [detail] in await detail?.load() }
    case .scoring: perform { [sheet] in await sheet?.load() }
    case .settings: perform { [settings] in await settings.load() }
    case .list, .statistics, .exchange: perform { [list] in await list?.refresh() }
    }
  }

  /// The value names the round and what to do with it: `7 pause`.
  private func changeStatus(_ value: String) {
    let words = value.split(separator: " ")
    guard words.count == 2, let id = Int64(words[0]),
      let action = RoundAction(rawValue: String(words[1]))
    else { return }
    perform { [weak self] in
      guard let self else { return }
      if let detail, detail.id == id {
        await detail.setStatus(action.status)
        if let round = detail.round { list?.take(.saved(round)) }
      } else {
        await list?.setStatus(action.status, ofRound: id)
      }
    }
  }

  /// Shows it at once; the page is busy until it is saved.
  private func tap(_ body: (ScoringViewModel) -> Void) {
    guard let sheet else { return }
    body(sheet)
    perform { await sheet.saved() }
  }

  private func plan(_ word: String) {
    guard let kind = RoundKind(word) else { return }
    attempt { [host, list] in
      _ = try await host.plan(kind)
      await list?.refresh()
    }
  }

  private func delete(_ value: String) {
    guard let id = Int64(value) else { return }
    coordinator.showList()
    attempt { [host, list] in
      try await host.hub.delete(id: id)
      list?.take(.deleted(id: id))
    }
  }

  private func take(csv text: String) {
    (imported, exported) = (nil, nil)
    guard text.utf8.count <= Self.longestText else {
      trouble = "The text is longer than 1 MB. Import it in parts, each with the first line."
      return
    }
    attempt { [weak self, host, list] in
      let reading = try await host.take(csv: text)
      self?.imported = Import(
        taken: reading.rounds.count, problems: reading.problems.map { "\($0)" })
      await list?.refresh()
    }
  }

  private func export() {
    (imported, exported) = (nil, nil)
    attempt { [weak self, host] in
      let text = try await host.csv()
      self?.exported = text
    }
  }

  private func change(_ body: (inout RoundSettings) -> Void) {
    var wanted = settings.settings
    body(&wanted)
    guard wanted != settings.settings else { return }
    perform { [settings] in await settings.save(wanted) }
  }

  private func attempt(_ body: @escaping @MainActor () async throws -> Void) {
    perform { [weak self] in
      do { try await body() } catch { self?.trouble = "\(error)" }
    }
  }
}
