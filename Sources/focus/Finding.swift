import Domain

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
    state = toolchain.version.map { "\($0), \(toolchain.path)" } ?? "cannot be run"
    remedy = toolchain.version == nil ? toolchain.remedy : ""
    isTrouble = toolchain.version == nil
  }

  /// The ladder of protections: the level, then each step.
  static func jail(_ status: RunnerStatus) -> [Finding] {
    #if os(Linux)
      let isWeak = status.level < "L2"
    #else
      let isWeak = status.level < "L1"
    #endif
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
