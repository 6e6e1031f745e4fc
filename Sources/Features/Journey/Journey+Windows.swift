public import Domain
import SiteKit
public import TraceFile

extension Journey {
  /// Steps of a run that were not recorded, which another run of the same program can record.
  public struct Window: Sendable, Equatable {
    /// How many steps one press of a button records.
    static let most = 1_000_000

    public var steps: Range<Int>

    public init(steps: Range<Int>) { self.steps = steps }

    /// `Record steps 10,000,000 to 10,999,999`.
    public var title: String {
      "Record steps \(Measure.number(steps.lowerBound)) to \(Measure.number(steps.upperBound - 1))"
    }

    /// What is said when the repeated run never gets there, as one that is killed at its limit may not.
    public var missed: String {
      "The run, repeated, ended before step \(Measure.number(steps.lowerBound)): "
        + "this is the recording from before."
    }
  }
}

extension TraceReport {
  /// The numbers of the recorded steps in the whole run.
  public var recorded: Range<Int> { gap..<gap + steps }

  /// What could be recorded next: right before and right behind what is there.
  var windows: [Journey.Window] {
    guard path != nil, steps > 0 else { return [] }
    let (first, end) = (recorded.lowerBound, recorded.upperBound)
    return [
      max(0, first - Journey.Window.most)..<first, end..<end + min(skipped, Journey.Window.most),
    ].filter { !$0.isEmpty }.map { Journey.Window(steps: $0) }
  }

  /// What has to be recorded by another run to see these steps; nil if they are there or nowhere.
  public func window(for wanted: ClosedRange<Int>) -> Range<Int>? {
    let end = recorded.upperBound + skipped
    let isThere = wanted.lowerBound >= gap && wanted.upperBound <= recorded.upperBound
    guard !isThere, wanted.lowerBound < gap || skipped > 0, wanted.lowerBound <= end else {
      return nil
    }
    // The state at the end of all follows from the last step.
    return min(wanted.lowerBound, end - 1)..<min(wanted.upperBound, end - 1) + 1
  }

  /// The report with what an earlier run of the same program tells of the steps behind.
  ///
  /// A run that is killed behind its window has not told how many ran there.
  public func knowing(_ earlier: TraceReport?) -> TraceReport {
    guard case .failed = ending, steps > 0, let earlier else { return self }
    var report = self
    report.skipped = max(
      skipped, earlier.recorded.upperBound + earlier.skipped - recorded.upperBound)
    return report
  }

  /// What of the run is not there, in a sentence; nil if all of it is.
  public var leftOut: String? {
    let parts = [
      gap > 0 ? "\(Measure.count(gap, "step")) before them" : nil,
      skipped > 0 ? "\(Measure.count(skipped, "step")) after them" : nil,
    ].compactMap(\.self)
    guard !parts.isEmpty else { return nil }
    let why = skipped > 0 ? limitInWords.map { ": \($0)" } : nil
    return "\(parts.joined(separator: " and ")) ran without being recorded\(why ?? "")."
  }

  /// Whether the last recorded step is not where the run ended.
  var isWithinTheRun: Bool { gap > 0 && skipped > 0 }

  /// `3 steps`, or which ones of a run that is recorded in part.
  var extent: String {
    guard gap > 0, steps > 0 else { return Measure.count(steps, "step") }
    return "Steps \(Measure.number(gap)) to \(Measure.number(recorded.upperBound - 1))"
  }
}

extension Trace {
  /// Whether its last step is where the run failed or was stopped, which is where one begins to look.
  public var endsInFailure: Bool {
    let hasFailed = footer.status.kind == .failed || footer.status.kind == .stopped
    return hasFailed && !(footer.gap > 0 && footer.skippedSteps > 0)
  }
}
