// Runs the tests that FOCUS_TESTS names and tells the host what happens, a record a line.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

private typealias EntryPoint =
  @convention(thin) @Sendable (
    UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
  ) async throws -> Bool

@_silgen_name("swt_abiv0_getEntryPoint")
private func entryPoint() -> UnsafeRawPointer

/// Writes all or nothing more: the host judges by what it got.
private func tell(_ bytes: UnsafeRawBufferPointer, to file: Int32) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}

/// What records begin with, so that nobody else's are taken for ours; it is gone from the
/// environment before the first test runs.
private func takeKey() -> [UInt8] {
  guard let place = getenv("FOCUS_KEY") else { return [] }
  let length = strlen(place)
  let key = [UInt8](UnsafeRawBufferPointer(start: place, count: length))
  memset(place, 0, length)
  unsetenv("FOCUS_KEY")
  return key
}

@main
private enum Entry {
  static func main() async {
    let key = takeKey()
    // What the tests print goes nowhere: the records have the output for themselves.
    let records = fcntl(1, F_DUPFD_CLOEXEC, 64)
    let nowhere = open("/dev/null", O_WRONLY)
    if nowhere >= 0 { dup2(nowhere, 1) }
    guard let arguments = getenv("FOCUS_TESTS") else { exit(70) }
    let configuration = UnsafeRawBufferPointer(start: arguments, count: strlen(arguments))
    let run = unsafeBitCast(entryPoint(), to: EntryPoint.self)
    do {
      let isPassed = try await run(configuration) { record in
        let line = key + [UInt8](record) + [0x0A]
        line.withUnsafeBytes { tell($0, to: records) }
      }
      exit(isPassed ? 0 : 1)
    } catch {
      exit(71)
    }
  }
}
