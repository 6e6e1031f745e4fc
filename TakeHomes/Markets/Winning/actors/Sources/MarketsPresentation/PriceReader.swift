import MarketsDomain

nonisolated enum PriceAnswer: Sendable {
  case prices([any CryptoPriceItem])
  case trouble(String)
  case stopped
  /// There is a newer question.
  case outdated
}

/// Asks for prices, for one question at a time.
actor PriceReader {
  private let useCase: any MarketsPriceUseCaseProtocol
  private var newest = 0
  private var reading: Task<[any CryptoPriceItem], any Error>?

  init(useCase: any MarketsPriceUseCaseProtocol) { self.useCase = useCase }

  func answer(to ticket: Int, withEuros: Bool) async -> PriceAnswer {
    guard ticket > newest else { return .outdated }
    newest = ticket
    reading?.cancel()
    let task = Task { try await useCase.fetchPrices(supportEUR: withEuros) }
    reading = task
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      task.cancel()
    }
    guard ticket == newest else { return .outdated }
    switch result {
    case .success(let prices): return .prices(prices)
    case .failure(is CancellationError): return .stopped
    case .failure(let error): return .trouble("\(error)")
    }
  }
}

/// What the two pages of prices have in common: questions, one after another.
final class PriceQuestions {
  private let reader: PriceReader
  private let flags: any FeatureFlagProviderProtocol
  private var lastTicket = 0

  init(useCase: any MarketsPriceUseCaseProtocol, flags: any FeatureFlagProviderProtocol) {
    reader = PriceReader(useCase: useCase)
    self.flags = flags
  }

  /// `begin` comes with each question, `end` with the answer to the last one.
  func ask(begin: () -> Void, end: (PriceAnswer) -> Void) async {
    await ask(flags.getValue(flag: .supportEUR), begin, end)
  }

  /// Asks for each value of the flag, until the task is cancelled.
  func follow(begin: @escaping () -> Void, end: @escaping (PriceAnswer) -> Void) async {
    var asking: Task<Void, Never>?
    for await withEuros in flags.observeFlagValue(flag: .supportEUR) {
      asking?.cancel()
      asking = Task { await ask(withEuros, begin, end) }
    }
    asking?.cancel()
    await asking?.value
  }

  private func ask(_ withEuros: Bool, _ begin: () -> Void, _ end: (PriceAnswer) -> Void) async {
    lastTicket += 1
    let ticket = lastTicket
    begin()
    let answer = await reader.answer(to: ticket, withEuros: withEuros)
    if case .outdated = answer { return }
    if ticket == lastTicket { end(answer) }
  }
}
