public import Domain
public import Foundation

/// The cookie that signs the learner in to LeetCode, beside the data and for its owner only (mode 0600).
///
/// It is no part of the database, so that no export and no copy holds it.
public struct LeetCodeSessionFile: Sendable {
  /// The file's name in the data folder.
  public static let fileName = "leetcode-session"

  private let file: PrivateFile

  public init(folder: URL) { file = PrivateFile(url: folder.appending(path: Self.fileName)) }

  /// The cookie; nil when there is none or the file cannot be read.
  public var session: OnlineSession? {
    file.content.flatMap { try? JSONDecoder().decode(OnlineSession.self, from: $0) }
  }

  /// Takes the place of the one that was kept.
  ///
  /// Throws: ``UnwritableFile``.
  public func keep(_ session: OnlineSession) throws {
    do { try file.write(try JSONEncoder().encode(session)) } catch { throw trouble(error) }
  }

  /// Deletes it; one that is gone already is no trouble.
  public func forget() throws {
    do { try file.remove() } catch { throw trouble(error) }
  }

  private func trouble(_ error: any Error) -> UnwritableFile {
    UnwritableFile(file: file.url.path, reason: reasonInWords(error))
  }
}
