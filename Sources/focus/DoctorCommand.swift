import AppFeature
import ArgumentParser
import Domain
import Foundation
import Judge
import ProblemsFeature
import SiteKit
import Store

/// What works here, and how to mend the rest.
struct DoctorCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Report what works on this machine and how to fix the rest.",
    discussion: """
      Exit status 1 when something is missing that judging needs.
      --prepare first builds what the first run or trace of a language would wait for,
      as ./focus does in the background once it has been built.

      Example:
        focus doctor --clean
      """)

  @Flag(help: "Empty the cache first.")
  var clean = false
  @Flag(help: "First build what the first run or trace would wait for.")
  var prepare = false
  @OptionGroup var options: DataOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: options.data)
    let installation = container.installation
    let cache = CacheFolder(url: installation.cache)
    if clean {
      setting.console.print("Freed \(Self.megabytes(try cache.clean())) of the cache.")
    }
    let runner = container.runner(true)
    if prepare { await runner.prepare() }
    let status = await runner.status()
    let findings =
      [Finding(name: "Focus", state: "\(FocusCommand.version), files in \(installation.home.path)")]
      + [await Self.data(installation.data)]
      + Self.keptFiles(installation.data)
      + [
        Finding(
          name: "Cache", state: "\(installation.cache.path), \(Self.megabytes(cache.bytes))")
      ]
      + Self.madeFiles(installation.cache)
      + [Self.catalogue(container), Self.assets(installation)]
      + status.toolchains.map(Finding.init)
      + status.recorders.map(Finding.init)
      + Finding.warm(status.workers, server: ServerAddress(folder: installation.data).known)
      + Finding.jail(status)
    for finding in findings { setting.console.print(finding.text) }
    return findings.contains(where: \.isTrouble) ? .negative : .done
  }

  private static func data(_ folder: URL) async -> Finding {
    do {
      _ = try AppDatabase(folder: folder)
      return Finding(name: "Data", state: folder.path)
    } catch {
      return Finding(name: "Data", state: folder.path, remedy: "\(error)", isTrouble: true)
    }
  }

  /// The small files beside the data that are damaged.
  private static func keptFiles(_ folder: URL) -> [Finding] {
    KeptFiles.damage(in: folder).map { damage in
      Finding(name: "", state: "\(damage.file.path) is damaged", remedy: damage.remedy)
    }
  }

  /// What was compiled into the cache and is damaged, which goes.
  private static func madeFiles(_ cache: URL) -> [Finding] {
    MadeFolders.mend(cache).map { file in
      Finding(
        name: "", state: "\(file.path) is damaged",
        remedy: "Its folder was removed. It will be created again when it's needed.")
    }
  }

  private static func catalogue(_ container: AppContainer) -> Finding {
    do {
      let count = try container.problems.summaries().count
      return Finding(name: "Problems", state: "\(count) in the catalogue")
    } catch {
      return Finding(name: "Problems", state: "none", remedy: "\(error)", isTrouble: true)
    }
  }

  private static func assets(_ installation: Installation) -> Finding {
    let editor = installation.publicFolder.appending(path: "vendor/codemirror")
    let isThere = FileManager.default.fileExists(atPath: editor.path)
    return Finding(
      name: "Editor", state: isThere ? "CodeMirror" : "a plain text area",
      remedy: isThere ? "" : "Run ./focus serve once with a network to fetch the editor's files.")
  }

  static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes * 10 + (1 << 19)) >> 20
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
