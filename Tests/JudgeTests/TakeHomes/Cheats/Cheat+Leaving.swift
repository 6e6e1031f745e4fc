extension Cheat {
  private static func ends(_ name: String, _ statement: String, says reason: String? = nil) -> Cheat
  {
    .source(name, "import Foundation\nfunc cheat() { \(statement) }\n", says: reason)
  }

  /// Code that ends or cripples the process before a failure is told.
  static let leaving: [Cheat] = [
    ends("exit", "exit(0)", says: "exit status 0"),
    ends("_exit", "_exit(0)", says: "exit status 0"),
    ends("at the exit", "atexit { print(\"passed\") }; exit(0)", says: "atexit"),
    ends(
      "another process", "posix_spawn(nil, \"/bin/true\", nil, nil, CommandLine.unsafeArgv, nil)",
      says: "posix_spawn"),
    ends(
      "a copy of the process", "let raw: @convention(c) () -> Int32 = fork; _ = raw()", says: "fork"
    ),
    ends(
      "every file is closed", "for file in 3..<1024 as Range<Int32> { close(file) }",
      says: "left early"),
    ends(
      "the records go elsewhere", "for file in 64..<80 as Range<Int32> { dup2(2, file) }",
      says: "left early"),
    ends(
      "a thread ends it later", "Thread.detachNewThread { usleep(300); _exit(0) }"),
    ends("a crash that is caught", "signal(SIGILL) { _ in _exit(0) }; fatalError(\"x\")"),
    ends("without end", "while true {}", says: "in time"),
    ends(
      "no stack", "func deep(_ n: Int) -> Int { 1 + deep(n + 1) }; _ = deep(0)", says: "crashed"),
    ends(
      "no memory", "while true { _ = malloc(1 << 20).map { memset($0, 1, 1 << 20) } }",
      says: "memory"),
  ]
}
