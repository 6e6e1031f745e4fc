import Domain
import Foundation
import JourneyFeature
import SiteKit
import TraceFile

// MARK: - What a person is told of a run

extension TraceCommand {
  /// Why not all of a run is shown, on standard error.
  func tellShortcomings(_ report: TraceReport, _ setting: Setting) {
    for sentence in report.shortcomings { setting.console.error(sentence) }
  }

  /// What ended a run, and what to do about it.
  func tellEnding(_ report: TraceReport, _ setting: Setting) -> ExitStatus {
    guard case .failed = report.ending else { return .done }
    for words in [report.failure, report.nextStep].compactMap(\.self) {
      setting.console.error(words)
    }
    return .negative
  }

  /// A solution that ran without being recorded: what it printed, its answer, and why.
  func tell(plain report: TraceReport, _ setting: Setting) -> ExitStatus {
    setting.console.writeBytes(report.standardOutput, false)
    setting.console.writeBytes(report.standardError, true)
    if let answer = report.answer { setting.console.print(answer.json) }
    tellShortcomings(report, setting)
    return tellEnding(report, setting)
  }

  static func name(of ending: TraceReport.Ending) -> String {
    switch ending {
    case .finished: "finished"
    case .refused: VerdictKind.compileError.rawValue
    case .failed(let kind, _, _): kind.rawValue
    }
  }
}

// MARK: - A trace that was written before

extension TraceCommand {
  /// The file of a trace, if one is named in the place of a problem.
  var openedTrace: String? {
    guard file == nil, program == nil, inputs.isEmpty, let slug, slug.hasSuffix(".djt") else {
      return nil
    }
    return slug
  }

  /// Shows or exports it as if it had been recorded just now.
  ///
  /// Throws: ``JourneyError/badTrace(file:reason:)``, ``CommandError``.
  func open(_ path: String, in setting: Setting) async throws -> ExitStatus {
    let url = URL(filePath: path)
    guard FileManager.default.isReadableFile(atPath: path) else {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw CommandError.unreadable(
        file: path, reason: isThere ? "you aren't allowed to read it" : "it doesn't exist")
    }
    let trace: Trace
    do { trace = try Trace(contentsOf: url) } catch {
      throw JourneyError.badTrace(file: path, reason: "\(error)")
    }
    let container = try AppContainer(in: setting, data: options.data)
    let recording = Journey.Recording(report: TraceReport(trace, at: path), trace: trace)
    if try !write(recording, container, setting),
      try await !play(recording, nil, container, setting)
    {
      setting.console.write(text(of: trace, try wanted() ?? Int.max...Int.max))
    }
    tellShortcomings(recording.report, setting)
    return .done
  }
}

extension TraceReport {
  /// What a file tells of its own run.
  fileprivate init(_ trace: Trace, at path: String) {
    let footer = trace.footer
    self.init(
      path: path, mode: Mode(rawValue: footer.mode) ?? .full, steps: trace.steps, gap: footer.gap,
      skipped: footer.skippedSteps, bytes: footer.bytes, ending: .finished)
    reasons = footer.reasons ?? []
    if let note = footer.status.note { reasons.append(note) }
  }
}
