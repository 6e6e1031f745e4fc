import Domain
public import Foundation
import OnlineFeature
import SiteKit

/// The small files beside the database, each of which can be made again.
public enum KeptFiles {
  /// A file of them that cannot be read as what it is.
  public struct Damage: Sendable, Hashable {
    public var file: URL
    /// What to do about it.
    public var remedy: String

    /// What happened and what to do.
    public var sentence: String { "\(file.path) is damaged. \(remedy)" }
  }

  /// Those of a folder that are damaged; reads only.
  public static func damage(in folder: URL) -> [Damage] {
    let session = LeetCodeSessionFile(folder: folder)
    let kinds: [(name: String, isWhole: (Data) -> Bool, remedy: String)] = [
      (
        "token", isSecret,
        "focus serve makes a new one; every browser then signs in with the new address."
      ),
      (WidgetKey.fileName, isSecret, "Make a new key on the page /widget/access."),
      (
        LeetCodeSessionFile.fileName, { _ in session.session != nil },
        "Sign in again: focus login leetcode"
      ),
      (AI.keyFile, AI.isKey, "Enter the model's key again in the settings."),
    ]
    return kinds.compactMap { kind in
      let file = folder.appending(path: kind.name)
      guard let content = FileManager.default.contents(atPath: file.path), !kind.isWhole(content)
      else { return nil }
      return Damage(file: file, remedy: kind.remedy)
    }
  }

  /// As the token and the widget's key are kept.
  private static func isSecret(_ content: Data) -> Bool {
    let text = String(decoding: content, as: UTF8.self).filter { !$0.isWhitespace }
    return WidgetKey.isWellFormed(text)
  }
}
