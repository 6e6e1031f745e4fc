import Testing

@testable import Judge

/// What is told of a compiler that explained nothing itself.
struct CompilerTroubleTests {
  private static func end(
    _ cause: JailExit.Cause, _ status: JailExit.Status = .exited(1)
  ) -> JailExit {
    JailExit(status: status, cause: cause)
  }

  @Test(arguments: [
    "note: rustc unexpectedly overflowed its stack! this is a bug\nnote: we would appreciate a report",
    "The system is out of resources.\njava.lang.StackOverflowError\n\tat jdk.compiler/com.sun",
    "runtime: goroutine stack exceeds 1000000000-byte limit\nfatal error: stack overflow",
    "PLEASE submit a bug report to https://swift.org and include the crash backtrace.\n0x00 0x00",
  ])
  func `a crash is told in words, without the compiler's dump`(said: String) {
    let words = CompilerTrouble.words(Self.end(.program), said: said)
    #expect(words.hasPrefix("The compiler crashed on this source."))
    #expect(words.contains("nesting") && !words.contains("0x00"))
  }

  @Test func `a signal is a crash, whatever was printed`() {
    let words = CompilerTrouble.words(Self.end(.program, .signaled(11)), said: "")
    #expect(words.hasPrefix("The compiler crashed on this source."))
  }

  @Test func `other words are passed on, the last of them`() {
    let said = String(repeating: "a", count: 500) + "no such option"
    let words = CompilerTrouble.words(Self.end(.program), said: said)
    #expect(words.hasSuffix("no such option") && words.count < 450)
  }

  @Test(arguments: [
    (JailExit.Cause.cpuLimit, "20 seconds"), (.wallLimit, "20 seconds"), (.memoryLimit, "1 GB"),
    (.deniedCall("ptrace"), "stopped"),
  ])
  func `a limit is named`(cause: JailExit.Cause, word: String) {
    #expect(CompilerTrouble.words(Self.end(cause), said: "x").contains(word))
  }
}
