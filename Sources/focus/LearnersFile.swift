import Domain
import Foundation
import Web

/// The learners of a class: a line each, with a name and a token, and `teacher` behind a teacher's.
///
/// Empty lines and those that begin with `#` are passed over.
struct LearnersFile: Sendable {
  struct Learner: Sendable, Hashable {
    /// Also the name of the learner's folder.
    var name: String
    var token: AccessToken
    /// Whether this one sees what the others handed in.
    var isTeacher = false
  }

  let learners: [Learner]
  /// Whether others on this machine may read the tokens.
  let isOpenToOthers: Bool

  /// Throws: ``CommandError`` with the number of the line that cannot be used.
  init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path),
      let text = String(data: data, encoding: .utf8)
    else {
      throw CommandError.unreadable(
        file: path, reason: "it isn't text, or this user isn't allowed to read it")
    }
    let mode =
      try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    isOpenToOthers = mode.map { $0 & 0o077 != 0 } ?? false
    learners = try Self.learners(in: text, of: path)
  }

  static func learners(in text: String, of path: String) throws -> [Learner] {
    var found: [Learner] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      func refuse(_ reason: String) -> CommandError {
        .badLearner(file: path, line: index + 1, reason: reason)
      }
      let isTeacher = words.count == 3 && words[2] == "teacher"
      guard words.count == 2 || isTeacher else {
        throw refuse("it isn't a name and a token, followed by teacher for a teacher")
      }
      guard isFolderName(first) else {
        throw refuse("“\(first)” can't name a folder: use at most 40 letters, digits, - and _")
      }
      guard let token = AccessToken(given: words[1]) else {
        throw refuse(
          "the token is easy to guess, or has characters other than letters, digits, - and _; "
            + "this makes a good one: "
            + AccessToken.command)
      }
      guard !found.contains(where: { $0.name.lowercased() == first.lowercased() }) else {
        throw refuse("there is already a learner called “\(first)”")
      }
      guard !found.contains(where: { $0.token == token }) else {
        throw refuse("another learner has the same token")
      }
      found.append(Learner(name: first, token: token, isTeacher: isTeacher))
    }
    guard !found.isEmpty else {
      throw CommandError.badLearner(file: path, line: 1, reason: "the file has no learners")
    }
    return found
  }

  /// Nothing that leads elsewhere, hides or differs between file systems.
  private static func isFolderName(_ name: String) -> Bool {
    (1...40).contains(name.utf8.count) && name.first != "-" && name.first != "_"
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}
