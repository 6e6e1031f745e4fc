#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Prints as the standard library does, and tells it.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  var text = ""
  for (index, item) in items.enumerated() {
    if index > 0 { text += separator }
    Swift.print(item, terminator: "", to: &text)
  }
  tellAndPrint(text + terminator)
}

public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  var text = ""
  for (index, item) in items.enumerated() {
    if index > 0 { text += separator }
    Swift.debugPrint(item, terminator: "", to: &text)
  }
  tellAndPrint(text + terminator)
}

private func tellAndPrint(_ text: String) {
  if isRecording || writesOutline() {
    tellForeignOutput()
    tellText(Op.output, text)
  } else {
    keepForeignOutput(text)
  }
  Swift.print(text, terminator: "")
}

nonisolated(unsafe) private var foreignOutput = ""
nonisolated(unsafe) private var foreignLock = pthread_mutex_t()

/// Keeps what another thread prints until the recorded one comes by.
private func keepForeignOutput(_ text: String) {
  guard mode != .off, !isHolder else { return }
  pthread_mutex_lock(&foreignLock)
  if foreignOutput.utf8.count < 1 << 20 { foreignOutput += text }
  pthread_mutex_unlock(&foreignLock)
}

func tellForeignOutput() {
  pthread_mutex_lock(&foreignLock)
  let text = foreignOutput
  foreignOutput = ""
  pthread_mutex_unlock(&foreignLock)
  if !text.isEmpty { tellText(Op.output, text) }
}

/// The learner's own marks in a trace.
public enum Trace {
  public static func step() { step("") }

  public static func step(_ text: String) {
    guard isRecording else { return }
    tellText(Op.note, text)
  }
}
