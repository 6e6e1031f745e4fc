import RoundsBridge
import RoundsDomain

/// What can happen to the list.
enum ListEvent: Sendable {
  case tabSelected(RoundTab)
  case loadBegan(ticket: Int)
  case loaded([Round], ticket: Int)
  case loadFailed(String, ticket: Int)
  case loadAbandoned(ticket: Int)
  case statusSaved(RoundStatus, round: Int64)
  case saveFailed(String)
}

/// What the list knows: all its events, folded.
struct ListState: Sendable {
  private(set) var rounds: [Round] = []
  private(set) var tab = RoundTab.all
  private(set) var filteredRounds: [Round] = []
  private(set) var isLoading = false
  private(set) var errorMessage: String?
  private(set) var recomputeCount = 0
  private(set) var newestTicket = 0

  mutating func apply(_ event: ListEvent) {
    switch event {
    case .tabSelected(let selected):
      guard selected != tab else { return }
      tab = selected
      filter()
    case .loadBegan(let ticket):
      newestTicket = ticket
      isLoading = true
      errorMessage = nil
    case .loaded(let answer, newestTicket):
      isLoading = false
      errorMessage = nil
      rounds = answer
      filter()
    case .loadFailed(let message, newestTicket):
      isLoading = false
      errorMessage = message
    case .loadAbandoned(newestTicket): isLoading = false
    case .loaded, .loadFailed, .loadAbandoned: break
    case .statusSaved(let status, let id):
      errorMessage = nil
      guard let place = rounds.firstIndex(where: { $0.id == id }) else { return }
      rounds[place].status = status
      filter()
    case .saveFailed(let message): errorMessage = message
    }
  }

  private mutating func filter() {
    filteredRounds = rounds.filter(tab.contains)
    recomputeCount += 1
  }
}
