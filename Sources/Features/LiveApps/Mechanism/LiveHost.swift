public import Foundation

/// Where an app's sessions come from, with what they share.
@MainActor public protocol LiveHost: AnyObject, Sendable {
  /// The word in addresses and commands: `markets`.
  nonisolated var slug: String { get }
  /// What people call it.
  nonisolated var name: String { get }
  /// Where its data come from at the moment, as a sentence.
  nonisolated var source: String { get }
  /// The scripts of its own components, beside the one that every app has.
  nonisolated var scripts: [String] { get }

  /// Throws: what is missing for it.
  func makeApp() throws -> any LiveApp
  /// A picture in one of the sizes that its pages ask for; nil when there is none.
  ///
  /// Cancelling the task gives it up. Throws what stands in the way.
  func picture(_ name: String, size: String) async throws -> LivePicture?
  /// The same, if nothing need be loaded for it.
  func keptPicture(_ name: String, size: String) async -> LivePicture?
  /// Something to download as it is at the moment; nil when there is none.
  func file(_ name: String) async throws -> LiveFile?
}

extension LiveHost {
  public nonisolated var scripts: [String] { [] }

  public func picture(_ name: String, size: String) async throws -> LivePicture? { nil }
  public func keptPicture(_ name: String, size: String) async -> LivePicture? { nil }
  public func file(_ name: String) async throws -> LiveFile? { nil }
}

/// A picture as a browser takes it.
public struct LivePicture: Sendable, Hashable {
  /// `image/png`, `image/jpeg`.
  public var type: String
  public var bytes: Data

  public init(type: String, bytes: Data) {
    self.type = type
    self.bytes = bytes
  }
}
