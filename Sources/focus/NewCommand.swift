import ArgumentParser
import Catalogue
import Domain
import Foundation
import OnlineFeature
import SiteKit

/// The starter of a problem as a file.
struct NewCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write the starter file of a problem.",
    discussion: """
      The file has LeetCode's signature. An existing file is left alone.

      Example:
        focus new two-sum --language python --out solution.py
      """)

  @Argument(help: "The problem, such as two-sum.")
  var slug: String
  @Option(help: "\(Language.names).")
  var language = "swift"
  @Option(help: "The file to write (default: SLUG with the language's extension).")
  var out: String?
  @Flag(help: "Replace an existing file.")
  var force = false
  @OptionGroup var options: DataOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: options.data)
    let language = try SourceFile.language(named: language)
    let problem = try container.problems.knownProblem(slug)
    try SourceCode.check(language, for: problem)
    let path = out ?? "\(slug).\(language.fileExtension)"
    let starter = Data(starter(for: problem, in: language).utf8)
    do {
      try WholeFile.write(starter, to: URL(filePath: path), replaces: force)
    } catch {
      throw CommandError(error, writing: path)
    }
    setting.console.print("\(path) is ready. Try it: focus run \(slug) \(path)")
    return .done
  }
}
