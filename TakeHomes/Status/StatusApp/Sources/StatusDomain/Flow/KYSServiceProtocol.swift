/// Where the status is kept; it may answer on any thread, at once, twice or never.
public protocol KYSServiceProtocol: AnyObject, Sendable {
  func getStatus(completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void)
  /// Gives the profile as it is afterwards.
  func saveStatus(
    _ status: KYSStatus, completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void)
}
