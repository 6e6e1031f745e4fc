import Foundation
import RoundsDomain

@MainActor
public final class RoundDetailViewModel {
  public let id: Int64
  public private(set) var detail: RoundDetail?
  public private(set) var isLoading = false
  public private(set) var errorMessage: String?

  private let repository: RoundRepositoryProtocol
  private let display: RoundDisplay

  public init(
    id: Int64, repository: any RoundRepositoryProtocol, display: RoundDisplay = RoundDisplay()
  ) {
    self.id = id
    self.repository = repository
    self.display = display
  }

  public func load() async {
    isLoading = true
    errorMessage = nil
    defer { isLoading = false }
    do {
      let found = try await repository.getAllRounds().first { $0.id == id }
      guard let round = found else {
        errorMessage = RoundsError.noSuchRound(id: id).description
        detail = nil
        return
      }
      detail = RoundDetail(round: round, display: display)
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}
