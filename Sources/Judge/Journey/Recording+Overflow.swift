internal import Domain
internal import Foundation
internal import TraceFile

extension Recording.Run {
  /// What a stack that is full ends with, and so may other wrong addresses.
  private static let signals = [SIGSEGV, SIGBUS]
  /// From this depth on the calls are what filled it: the stack has 64 KB for each.
  private static let deepest = 1000

  /// Says that the recursion went too deep, if the trace shows that many calls where a signal ended the program.
  ///
  /// A program on its own has no stack left to say it.
  mutating func explain(_ calls: TraceBuilder.RunningCalls) {
    guard case .failed(.runtimeError, _, _) = ending, let signal, Self.signals.contains(signal),
      calls.depth >= Self.deepest
    else { return }
    let depth = calls.depth.formatted(.number.locale(Locale(identifier: "en_US")))
    let text = [calls.function, "\(depth) calls deep"].compactMap(\.self).joined(separator: ", ")
    ending = .failed(
      .runtimeError, note: CrashNote.overflow(line: calls.line, calls: text), line: calls.line)
  }
}
