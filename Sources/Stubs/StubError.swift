public import Domain

/// Why a stand-in could not be set up.
public enum StubError: UserFacingError, Hashable {
  case portInUse(port: Int)
  case portForbidden(port: Int)

  public var message: String {
    switch self {
    case .portInUse(let port): "Port \(port) is in use."
    case .portForbidden(let port): "You aren't allowed to listen on port \(port)."
    }
  }

  public var hint: String? { "Choose another with --port, or leave it out." }
}
