/// Asks a service.
public protocol APIClient: Sendable {
  /// The answer, whatever its status below 500.
  ///
  /// Throws: ``APIError``, or `CancellationError`.
  func request(_ endpoint: Endpoint) async throws -> APIResponse
}
