public import Domain
import SiteKit

extension TraceReport {
  /// Whether Focus ended the run, at a limit or for what isn't allowed.
  public var isCut: Bool {
    guard case .failed(let kind, _, _) = ending else { return false }
    return [.timeLimit, .idleLimit, .memoryLimit, .outputLimit, .denied].contains(kind)
  }

  /// What went wrong, with the learner's line where it's known.
  public var failure: String? {
    guard case .failed(_, let note, let line) = ending, !note.isEmpty else { return nil }
    // Some notes name the line themselves.
    let place = line.flatMap { note.contains("(line \($0))") ? nil : "Line \($0): " } ?? ""
    return place + note
  }

  /// What to do about a run that Focus ended; nil for others.
  public var nextStep: String? {
    guard isCut, case .failed(let kind, _, _) = ending else { return nil }
    let kept = steps > 0 ? " The steps until then are recorded." : ""
    return switch kind {
    case .timeLimit: "Try a smaller input, or look for a loop that never ends.\(kept)"
    case .idleLimit: "Check what it waits for: it gets no more input and no network.\(kept)"
    case .memoryLimit: "Try a smaller input, or look for what keeps growing.\(kept)"
    case .outputLimit: "Print less, or look for a loop that never ends.\(kept)"
    default:
      "Leave that call out: a recorded program has no network and only its own folder.\(kept)"
    }
  }

  /// Everything of the program that isn't shown in full, a sentence each; empty if all of it is.
  public var shortcomings: [String] {
    var found = reasons + [leftOut].compactMap(\.self)
    if isCut, path != nil { found.append("Focus ended the run before the program finished.") }
    if path == nil, found.isEmpty { found = [JourneyError.notRecorded.message] }
    return found
  }

  /// What the recording is full with: `a recording holds 10,000,000 steps`.
  var limitInWords: String? {
    switch limit {
    case .steps(let count): "a recording has at most \(Measure.count(count, "step"))"
    case .bytes(let bytes): "a recording has at most \(Measure.memory(bytes: bytes))"
    case nil: nil
    }
  }
}
