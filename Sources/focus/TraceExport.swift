import Domain
import Foundation
import JourneyFeature
import SiteKit
import TraceFile

/// A journey written to a file, in the form that its ending asks for.
struct TraceExport {
  static let endings = ".djt, .html, .jsonl, .pt.json or .svg"

  /// Whether a file's name says what to write.
  static func canWrite(_ path: String) -> Bool {
    [".djt", ".html", ".jsonl", ".pt.json", ".svg"].contains { path.lowercased().hasSuffix($0) }
  }

  private let trace: Trace
  private let report: TraceReport
  private let installation: Installation

  init(_ trace: Trace, _ report: TraceReport, _ installation: Installation) {
    self.trace = trace
    self.report = report
    self.installation = installation
  }

  /// Gives how many steps the file has; they count from the run's beginning, also where it is recorded in part.
  ///
  /// Throws: ``JourneyError/badExport(_:)``, ``CommandError/unwritable(file:reason:)``.
  func write(to path: String, step: Int?, steps: ClosedRange<Int>?) throws -> Int {
    let (name, url) = (path.lowercased(), URL(filePath: path))
    if name.hasSuffix(".jsonl") {
      let window = place(steps?.lowerBound ?? 0)...place(steps?.upperBound ?? .max)
      try writing(path) { try writeLines(of: window, to: url) }
      return window.count
    }
    let data = try content(name, step: place(step ?? .max))
    try writing(path) { try WholeFile.write(data, to: url, replaces: true) }
    if name.hasSuffix(".svg") { return 1 }
    // Python Tutor's own limit.
    return name.hasSuffix(".pt.json") ? min(trace.steps, 1000) : trace.steps
  }

  private func writing(_ path: String, _ body: () throws -> Void) throws {
    do { try body() } catch {
      let folder = URL(filePath: path).deletingLastPathComponent().path
      let hasFolder = FileManager.default.fileExists(atPath: folder)
      throw CommandError.unwritable(
        file: path,
        reason: hasFolder ? "you aren't allowed to, or the disk is full" : "its folder is missing")
    }
  }

  private func content(_ name: String, step: Int) throws -> Data {
    if name.hasSuffix(".djt") { return try file() }
    if name.hasSuffix(".html") {
      return Data(try installation.tracePage(trace).html(try file(), trace).utf8)
    }
    if name.hasSuffix(".pt.json") { return Data(trace.pythonTutorJSON().utf8) }
    if name.hasSuffix(".svg") { return Data(trace.svg(at: step).utf8) }
    throw JourneyError.badExport(name)
  }

  /// Piece by piece: the lines of a long run would not fit into memory.
  private func writeLines(of window: ClosedRange<Int>, to url: URL) throws {
    try WholeFile.write(to: url, replaces: true) { file in
      var piece = ""
      for line in trace.jsonLines(window) {
        piece += line + "\n"
        if piece.utf8.count > 1 << 20 {
          try file.write(contentsOf: Data(piece.utf8))
          piece = ""
        }
      }
      try file.write(contentsOf: Data(piece.utf8))
    }
  }

  private func file() throws -> Data {
    try Data(contentsOf: URL(filePath: report.path ?? ""))
  }

  /// The recorded step that comes nearest.
  private func place(_ step: Int) -> Int {
    min(max(step - trace.footer.gap, 0), trace.steps)
  }
}

extension Installation {
  /// Mounts the player on the trace that the page holds.
  private static let start = """

    const text = document.querySelector("#trace").textContent;
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    FocusJourney.mountJourney(document.querySelector("#journey"), { trace: bytes.buffer, keys: "page" });
    """

  /// The player's scripts and styles, joined for a page that needs nothing else.
  fileprivate func tracePage(_ trace: Trace) throws -> TracePage {
    let folder = home.appending(path: "Public")
    let read = { (name: String) throws -> String in
      let url = folder.appending(path: name)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else {
        throw CommandError.unreadable(file: url.path, reason: "Focus's own file is missing")
      }
      return text
    }
    let bundle = ModuleBundle { try read("js/journey/\($0)") }
    let script = try bundle.script(["index.js"]) + Self.start
    return TracePage(
      title: "Data Journey: \(trace.footer.sourceName)", script: script,
      styles: try ["theme", "controls", "journey"].map { try read("css/\($0).css") }
        .joined(separator: "\n"))
  }
}
