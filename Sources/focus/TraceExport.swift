import Domain
import Features
import Foundation
import TraceFile

/// A journey written to a file, in the form that its ending asks for.
struct TraceExport {
  private let trace: Trace
  private let report: TraceReport
  private let installation: Installation

  init(_ trace: Trace, _ report: TraceReport, _ installation: Installation) {
    self.trace = trace
    self.report = report
    self.installation = installation
  }

  /// Steps count from the run's beginning, also where it is recorded in part.
  ///
  /// Throws: ``JourneyError/badExport(_:)``, ``CommandError/unwritable(file:reason:)``.
  func write(to path: String, step: Int?, steps: ClosedRange<Int>?) throws {
    let data = try content(
      path.lowercased(), step: place(step ?? .max),
      window: place(steps?.lowerBound ?? 0)...place(steps?.upperBound ?? .max))
    do {
      try data.write(to: URL(filePath: path))
    } catch {
      throw CommandError.unwritable(file: path, reason: "\(error)")
    }
  }

  private func content(_ name: String, step: Int, window: ClosedRange<Int>) throws -> Data {
    if name.hasSuffix(".djt") { return try file() }
    if name.hasSuffix(".html") {
      return Data(try installation.tracePage(trace).html(try file(), trace).utf8)
    }
    if name.hasSuffix(".jsonl") { return Data(trace.jsonLines(window).utf8) }
    if name.hasSuffix(".pt.json") { return Data(trace.pythonTutorJSON().utf8) }
    if name.hasSuffix(".svg") { return Data(trace.svg(at: step).utf8) }
    throw JourneyError.badExport(name)
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
      styles: try ["css/focus.css", "css/journey.css"].map(read).joined(separator: "\n"))
  }
}
