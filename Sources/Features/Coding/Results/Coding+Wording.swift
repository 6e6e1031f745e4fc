package import Domain
package import SiteKit

extension Coding {
  /// What is going on in a job, as a phrase.
  package static func status(of snapshot: JobBoard.Snapshot) -> String {
    let total = snapshot.events.reduce(0) { total, event in
      if case .planned(let visible) = event { visible.count } else { total }
    }
    let judged = snapshot.events.reduce(0) { count, event in
      switch event {
      // Under another limit they are judged again.
      case .planned: 0
      case .caseFinished: count + 1
      default: count
      }
    }
    switch snapshot.events.last {
    case nil: return "Starting…"
    case .preparing: return "Running the reference solutions, the first time only…"
    case .planned, .leavingOut: return "Getting ready…"
    case .queued(ahead: 0): return "Waiting for a free place…"
    case .queued(ahead: 1): return "Waiting for one run before this one…"
    case .queued(let ahead): return "Waiting for \(ahead) runs before this one…"
    case .sent(let state): return words(for: state)
    case .compiling: return "Compiling…"
    case .makingReady(let names): return words(forMakingReady: names)
    case .compiled: return "Running…"
    case .caseFinished: return "\(judged) of \(total) cases judged"
    case .judged, .shrinking, .growing, .handingIn, .official, .unofficial, .finished, .failed:
      return ""
    }
  }

  /// Why the first compile that needs a library takes longer.
  public static func words(forMakingReady names: [String]) -> String {
    let rest = names.dropLast().joined(separator: ", ")
    let list = [rest, names.last ?? ""].filter { !$0.isEmpty }.joined(separator: " and ")
    return "Compiling \(list), the first time only (about half a minute)…"
  }

  static func summary(of verdict: Verdict, purpose: Attempt.Purpose) -> String {
    if verdict.online?.submission != nil { return officialSummary(of: verdict) }
    let cases = verdict.total == 1 ? "1 case" : "\(verdict.total) cases"
    switch verdict.verdict {
    case .compileError where verdict.online != nil: return "LeetCode couldn't compile it."
    case .compileError:
      let errors = verdict.diagnostics.count { $0.severity == .error }
      return errors == 1 ? "1 error; no case was run." : "\(errors) errors; no case was run."
    case .accepted where verdict.excluded?.isEmpty == false:
      return "\(verdict.passed) of \(cases) passed; \(leftOut(verdict))."
    case .accepted where verdict.total == 1: return "The only case passed."
    case .accepted: return "All \(cases) passed."
    case .cancelled where verdict.cases.isEmpty && !verdict.evidence.isEmpty:
      return "No case was run."
    case .cancelled: return "Stopped after \(verdict.cases.count) of \(cases)."
    default:
      let left = leftOut(verdict)
      let passed =
        "\(verdict.passed) of \(cases) passed" + (left.isEmpty ? "" : ", \(left)")
      return verdict.firstFailure.map {
        "\(passed); case \($0.index + 1) is the first that didn't."
      }
        ?? "\(passed)."
    }
  }

  /// The verdict's name, and how much of the tests it does not count.
  static func headline(of verdict: Verdict) -> String {
    let left = verdict.excluded?.count ?? 0
    if verdict.online != nil {
      return verdict.verdict.title + ExecutionPlace.leetCode.suffix
    }
    guard left > 0, verdict.verdict == .accepted else { return verdict.verdict.title }
    return "\(verdict.verdict.title), \(Measure.count(left, "test")) left out by you"
  }

  /// Why a case does not count, and what came of it.
  static func sentence(on exclusion: Exclusion, in verdict: Verdict) -> String {
    let why =
      exclusion.insisted
      ? "at your request, although both references agree with it"
      : "because your report of it was upheld"
    let result = verdict.cases.first { $0.index == exclusion.index }
    let end = result.map { " It ended with: \($0.verdict.title)." } ?? ""
    return "Case \(exclusion.index + 1) is left out \(why): “\(exclusion.reason)”\(end)"
  }

  /// `1 left out by you`; empty where every case counts.
  package static func leftOut(_ verdict: Verdict) -> String {
    let left = verdict.excluded?.count ?? 0
    return left == 0 ? "" : "\(left) left out by you"
  }

  static func hint(for verdict: Verdict, purpose: Attempt.Purpose) -> String? {
    // Its limits are its own.
    if let online = verdict.online, verdict.verdict != .accepted || online.submission != nil {
      return nil
    }
    return switch verdict.verdict {
    case .accepted where purpose == .run: "Submit it to try the hidden cases too."
    case .timeLimit:
      "A case may use \(Measure.time(milliseconds: Double(verdict.limits.cpuMilliseconds))) of CPU. "
        + "Look for repeated work."
    case .memoryLimit:
      "A case may use \(Measure.memory(bytes: verdict.limits.memoryBytes))."
    case .outputLimit: "Print less: a program's output is limited."
    case .idleLimit: "The program waited without working: does it read input or sleep?"
    case .denied: "Solutions may only compute and print."
    case .internalError: "This is Focus's fault or the machine's. Run it again."
    default: nil
    }
  }

  static func facts(of verdict: Verdict) -> [Field] {
    var facts = [Field(label: "Language", text: verdict.language.title)]
    if let online = verdict.online { return facts + Self.facts(of: online) }
    let compile = verdict.compile
    let build = compile.optimised ? "optimised" : "quick build"
    facts.append(
      Field(
        label: "Compiled",
        text: compile.cached
          ? "from the cache, \(build)"
          : "in \(Measure.time(milliseconds: compile.milliseconds)), \(build)"))
    if let slowest = verdict.cases.map(\.cpuMilliseconds).max() {
      facts.append(Field(label: "Slowest case", text: Measure.time(milliseconds: slowest)))
    }
    if let most = verdict.cases.map(\.peakMemoryBytes).max() {
      facts.append(Field(label: "Most memory", text: Measure.memory(bytes: most)))
    }
    let limits = verdict.limits
    facts.append(
      Field(
        label: "Limits of a case",
        text: Measure.time(milliseconds: Double(limits.cpuMilliseconds)) + " of CPU, "
          + Measure.memory(bytes: limits.memoryBytes)))
    if !verdict.jail.isEmpty {
      facts.append(Field(label: "Jail", text: "level \(verdict.jail)"))
    }
    return facts
  }
}
