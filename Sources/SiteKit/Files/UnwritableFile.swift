public import Domain

/// A small file of ours that can't be written or deleted.
public struct UnwritableFile: UserFacingError, Hashable {
  public var file: String
  public var reason: String

  public var message: String { "“\(file)” can't be changed: \(reason)." }
  public var hint: String? { "Check the folder's permissions and the free disk space." }
}
