import Domain
import JourneyFeature
import SiteKit
import Trials

/// One line of the doctor's report.
struct Finding: Sendable, Hashable {
  var name: String
  var state: String
  /// How to mend it; empty when nothing is to do.
  var remedy = ""
  /// Whether the product does not do its work without it.
  var isTrouble = false

  var text: String {
    let line = name + String(repeating: " ", count: max(1, 12 - name.count)) + state
    return remedy.isEmpty ? line : "\(line)\n            → \(remedy)"
  }
}

extension Finding {
  init(_ toolchain: RunnerStatus.Toolchain) {
    name = toolchain.language.title
    let libraries =
      toolchain.libraries.isEmpty
      ? "" : "\n            with \(toolchain.libraries.joined(separator: ", "))"
    state = toolchain.version.map { "\($0), \(toolchain.path)\(libraries)" } ?? "not installed"
    remedy = toolchain.remedy
    // The other languages are the learner's to choose; these the references need.
    isTrouble = toolchain.version == nil && Language.ofReferences.contains(toolchain.language)
  }

  /// Whether programs in a language can be recorded at once.
  init(_ recorder: RunnerStatus.Recorder) {
    name = ""
    let title = "\(recorder.language.title)'s recorder"
    if recorder.isReady {
      state = "\(title) is ready"
    } else if let build = recorder.build {
      state = "\(title): \(build.sentence)"
    } else {
      state = "\(title) isn't built yet"
      let time = recorder.expectedSeconds.map { ", about \(RecorderBuild.text($0))" } ?? ""
      remedy =
        "focus serve builds it in the background, and the first trace waits for it\(time). "
        + "To build it now: focus doctor --prepare"
    }
  }

  /// What is kept warm, and what that takes.
  init(_ worker: RunnerStatus.Worker) {
    name = ""
    let runs = worker.runs == 1 ? "1 run" : "\(worker.runs) runs"
    state =
      "\(worker.language.title), \(worker.purpose): \(Measure.memory(bytes: worker.memoryBytes)), \(runs)"
  }

  /// A running server keeps its own, which its health page lists.
  static func warm(_ workers: [RunnerStatus.Worker], server: String?) -> [Finding] {
    guard !workers.isEmpty else {
      return server.map { [Finding(name: "Warm", state: "listed at \($0)/health")] } ?? []
    }
    let memory = Measure.memory(bytes: workers.reduce(0) { $0 + $1.memoryBytes })
    return [Finding(name: "Warm", state: "\(workers.count) workers, \(memory)")]
      + workers.map(Finding.init)
  }

  /// The ladder of protections: the level, then each step.
  static func jail(_ status: RunnerStatus) -> [Finding] {
    let isWeak = status.level < "L2"
    let level = Finding(
      name: "Jail", state: "level \(status.level)\(isWeak ? ", too weak to run code" : "")",
      isTrouble: isWeak)
    return [level]
      + status.steps.map { step in
        Finding(
          name: "", state: "\(step.works ? "works" : "lacks") \(step.name)",
          remedy: step.works ? "" : step.remedy)
      }
  }
}
