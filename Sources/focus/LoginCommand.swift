import ArgumentParser
import Domain
import Foundation
import OnlineFeature
import SiteKit

/// Signs in to LeetCode with a cookie.
struct LoginCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "login", abstract: "Sign in to LeetCode with your browser's cookie.",
    discussion: """
      In a browser that is signed in to LeetCode, open its tools, choose Network, and copy the \
      Cookie header of any request, or the request as cURL. Paste it when you're asked: it isn't \
      shown. It is kept in a file that only you can read, and is in no log and no export.

      Exit status 1 when LeetCode doesn't accept it, 2 when it contains no cookie, 3 when LeetCode \
      can't be reached.

      Example:
        focus login leetcode
        focus login leetcode --from-file cookie.txt
        focus login leetcode --sign-out
      """)

  /// The most bytes that are read.
  private static let limitBytes = OnlineSession.longestPaste

  @Argument(help: "Where: leetcode.")
  var service: String
  @Option(
    help: ArgumentHelp("Read the cookie from a file, - for standard input.", valueName: "file"))
  var fromFile: String?
  @Flag(help: "Keep it even if LeetCode can't be reached.")
  var unchecked = false
  @Flag(help: "Delete the saved cookie.")
  var signOut = false
  @OptionGroup var options: DataOptions

  func validate() throws {
    if signOut, fromFile != nil || unchecked {
      throw ValidationError("--sign-out takes no other option.")
    }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    guard service.lowercased() == LeetCode.source else {
      throw CommandError.unknownName(kind: "service", name: service, known: [LeetCode.source])
    }
    let services = try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
    if signOut {
      try await LeetCode.signOut(with: services)
      setting.console.print("Signed out: the cookie was deleted. What was synced stays.")
      return .done
    }
    guard let session = OnlineSession(pasted: try pasted(in: setting)) else {
      throw LeetCodeError.noCookie
    }
    switch try await LeetCode.signIn(session, isUnchecked: unchecked, with: services) {
    case .signedIn(let owner):
      setting.console.print(
        "Signed in as \(owner.name)\(owner.isPremium ? ", with a paid account" : "").")
    case .keptUnchecked:
      setting.console.print("LeetCode can't be reached now; the cookie was saved unchecked.")
    case .refused(let error):
      setting.console.error("Nothing was saved. \(error)")
      return .negative
    case .unreachable(let error):
      setting.console.error(
        "Nothing was saved. \(error.message) Save it unchecked: focus login leetcode --unchecked")
      return .failed
    }
    let model = try await LeetCode.model(with: services)
    if let warning = model.login.warning { setting.console.error(warning) }
    setting.console.print("Import what you solved: focus sync")
    return .done
  }

  private func pasted(in setting: Setting) throws -> String {
    guard let fromFile, fromFile != "-" else {
      guard let text = setting.secret("Paste your LeetCode cookie, then press Enter: ") else {
        throw CommandError.interrupted
      }
      return text
    }
    guard let file = FileHandle(forReadingAtPath: fromFile),
      let data = try? file.read(upToCount: Self.limitBytes)
    else {
      throw CommandError.unreadable(
        file: fromFile, reason: "it doesn't exist, or you aren't allowed to read it")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
