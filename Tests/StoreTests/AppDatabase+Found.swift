import Domain
import Store

extension AppDatabase {
  /// Keeps what was found elsewhere, whatever a setting says.
  @discardableResult
  func keepFound(
    _ solved: [SolvedElsewhere] = [], submissions: [OnlineSubmission] = []
  ) async throws -> [String] {
    try await keepFindings(solved, submissions: submissions, under: "any") { _ in }
  }
}
