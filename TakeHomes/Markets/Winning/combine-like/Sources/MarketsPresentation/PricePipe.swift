import MarketsDomain
import Reactive

/// Questions go in; of their answers the newest comes out.
@MainActor final class PricePipe {
  typealias Prices = Result<[any CryptoPriceItem], any Error>

  private struct Question: Sendable {
    var number: Int
    /// Nil gives up what was asked before.
    var withEuros: Bool?
  }

  private let flags: any FeatureFlagProviderProtocol
  private let questions = PassthroughSubject<Question>()
  private let onQuestion: @MainActor () -> Void
  private let onAnswer: @MainActor (Prices?) -> Void
  private var pipe: AnyCancellable?
  private var lastNumber = 0
  private var answered = 0
  private var waiting: [(number: Int, wake: CheckedContinuation<Void, Never>)] = []

  init(
    useCase: any MarketsPriceUseCaseProtocol, flags: any FeatureFlagProviderProtocol,
    onQuestion: @escaping @MainActor () -> Void, onAnswer: @escaping @MainActor (Prices?) -> Void
  ) {
    self.flags = flags
    self.onQuestion = onQuestion
    self.onAnswer = onAnswer
    let answers = questions.map { question in
      Async { () -> (Int, Prices?) in
        guard let withEuros = question.withEuros else { return (question.number, nil) }
        do {
          let prices = try await useCase.fetchPrices(supportEUR: withEuros)
          return (question.number, .success(prices))
        } catch {
          return (question.number, .failure(error))
        }
      }
    }
    pipe = answers.switchToLatest().sink { [weak self] number, prices in
      Task { @MainActor in self?.take(prices, of: number) }
    }
  }

  /// Asks for each value of the flag, until the task is cancelled.
  func run() async {
    for await withEuros in flags.observeFlagValue(flag: .supportEUR) { ask(withEuros) }
    ask(nil)
  }

  func refresh() async {
    let number = ask(flags.getValue(flag: .supportEUR))
    await withTaskCancellationHandler {
      await withCheckedContinuation { wake in
        if answered >= number { wake.resume() } else { waiting.append((number, wake)) }
      }
    } onCancel: {
      Task { @MainActor in
        if self.lastNumber == number, self.answered < number { self.ask(nil) }
      }
    }
  }

  @discardableResult private func ask(_ withEuros: Bool?) -> Int {
    lastNumber += 1
    if withEuros != nil { onQuestion() }
    questions.send(Question(number: lastNumber, withEuros: withEuros))
    return lastNumber
  }

  private func take(_ prices: Prices?, of number: Int) {
    guard number == lastNumber else { return }
    answered = number
    onAnswer(prices)
    for one in waiting { one.wake.resume() }
    waiting = []
  }
}

/// A state of the main actor as a subject.
@MainActor final class Page<State: Hashable & Sendable> {
  private let subject: CurrentValueSubject<State>

  init(_ state: State) { subject = CurrentValueSubject(state) }

  var state: State { subject.value }
  var states: AsyncStream<State> { subject.removeDuplicates().values }

  func change(_ body: (inout State) -> Void) { subject.send(body) }
}
