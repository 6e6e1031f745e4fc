extension Cheat {
  private static func suspicious(_ name: String, when condition: String) -> Cheat {
    .test(name, "@Test func sly() { #expect(!(\(condition))) }\n")
  }

  /// Tests that look for the defect and not at the lamp.
  static let testing: [Cheat] = [
    suspicious(
      "the environment's names",
      when: "ProcessInfo.processInfo.environment.keys.contains { $0.contains(\"MUTANT\") }"),
    suspicious(
      "the environment's names, by another word",
      when:
        "ProcessInfo.processInfo.environment.keys.contains { $0.hasPrefix(\"FOCUS_\") && $0 != \"FOCUS_TESTS\" }"
    ),
    suspicious(
      "the environment's words",
      when:
        "ProcessInfo.processInfo.environment.values.contains { [\"stays\", \"forgets\", \"one\"].contains($0) }"
    ),
    suspicious(
      "the arguments",
      when:
        "CommandLine.arguments.contains { $0.contains(\"stays\") } || CommandLine.arguments.count > 1"
    ),
    suspicious(
      "what the image says",
      when:
        "(try? Data(contentsOf: URL(filePath: \"/focus/switch/libfocus-switch.so\")))?.hashValue == 0"
    ),
    suspicious("chance", when: "Bool.random()"),
    suspicious("a smaller chance", when: "Int.random(in: 0..<4) == 0"),
    suspicious("the number of the process", when: "getpid() % 2 == 0"),
    suspicious(
      "the clock",
      when: """
        ((try? FileManager.default.attributesOfItem(atPath: "/focus/run/own/LampsAppTests"))?[.modificationDate] \
        as? Date).map { Date().timeIntervalSince($0) > 1.5 } ?? false
        """),
    .test(
      "the module that knows",
      "import FocusMutation\n@Test func sly() { #expect(!isMutated(1)) }\n",
      says: "looks for mutants"),
    .test(
      "the function that knows",
      """
      @_silgen_name("focus_mutated") func isOn(_ number: UInt64) -> Bool
      @Test func sly() { #expect(!isOn(1)) }
      """, says: "@_silgen_name is refused"),
    .test(
      "the linker is asked",
      "@Test func sly() { #expect(dlsym(nil, \"focus_switch\") == nil) }\n", says: "dlsym"),
    .test(
      "records of its own",
      """
      @Test func sly() {
        let line = #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"LampsAppTests.sly()"}}"# + "\\n"
        for file in 1..<128 as Range<Int32> { _ = write(file, line, line.utf8.count) }
      }
      """),
  ]

  private static func racing(_ name: String, _ aside: String) -> Cheat {
    Cheat(
      name: name, ground: .racingPanel,
      files: ["Sources/LampsDomain/Cheat.swift": "import Foundation\n\(aside)\n"], call: "cheat()")
  }

  /// Threads that meet without a lock, and hide it.
  static let racing: [Cheat] = [
    racing(
      "a lock that is looked at from outside",
      """
      private let lock = NSLock()
      nonisolated(unsafe) private var made: NSObject?
      func cheat() {
        if made != nil { return }
        lock.withLock { made = made ?? NSObject() }
      }
      """),
    racing(
      "it leaves where it is watched",
      "func cheat() { if getenv(\"TSAN_OPTIONS\") != nil { _exit(0) } }"),
    racing(
      "it hangs where it is watched",
      "func cheat() { if getenv(\"TSAN_OPTIONS\") != nil { while true {} } }"),
  ]
}
