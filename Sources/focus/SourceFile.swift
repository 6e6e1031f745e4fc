import Domain
import Foundation

/// The learner's file, with the language that it is written in.
struct SourceFile {
  /// With `\n` at the end of its lines.
  var source: String
  /// As it lies on the disk.
  var text: String
  var language: Language

  /// What stands for standard input in place of a file's path.
  static let piped = "-"

  /// Reads a file, or standard input for `-`; the language is the one that is named, the ending's, or
  /// the one that what is piped in looks like.
  init(_ path: String, language name: String?, in setting: Setting) throws {
    let named = try name.map(Self.language(named:))
    if path != Self.piped, named == nil { _ = try Self.language(of: path) }
    let data: Data
    do {
      data =
        path == Self.piped
        ? setting.standardInput() : try Data(contentsOf: URL(filePath: path))
    } catch {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw CommandError.unreadable(
        file: path,
        reason: isThere ? "it isn't a file, or you aren't allowed to read it" : "it doesn't exist"
      )
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CommandError.notText(file: path, kind: isUTF16(data) ? " but in UTF-16" : "")
    }
    self.text = text
    source = text.replacing("\r\n", with: "\n")
    let guessed = path == Self.piped ? Language(guessedFrom: source) : nil
    language = try named ?? guessed ?? Self.language(of: path)
  }

  private static func language(of path: String) throws -> Language {
    guard let language = Language(fileExtension: URL(filePath: path).pathExtension) else {
      throw CommandError.unknownEnding(file: path)
    }
    return language
  }

  /// A language by its name, or an error with the nearest names.
  static func language(named name: String) throws -> Language {
    let byOtherName = Language.allCases.first {
      [$0.title.lowercased(), $0.fileExtension, $0.leetCodeSlug].contains(name.lowercased())
    }
    guard let language = Language(rawValue: name) ?? byOtherName else {
      throw CommandError.unknownName(
        kind: "language", name: name, known: Language.allCases.map(\.rawValue))
    }
    return language
  }
}

extension Language {
  /// All of them by name, for the help of options.
  static let names =
    allCases.dropLast().map(\.rawValue).joined(separator: ", ") + " or "
    + (allCases.last?.rawValue ?? "")
}
