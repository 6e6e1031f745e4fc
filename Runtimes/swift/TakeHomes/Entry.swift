// Runs the tests that FOCUS_TESTS names and tells the host what happens, a record a line; then the canaries.
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

/// See records.c.
@_silgen_name("focus_record")
private func tell(_ bytes: UnsafeRawPointer?, _ count: Int)

@main
private enum Entry {
  static func main() async {
    guard let arguments = getenv("FOCUS_TESTS") else { exit(70) }
    do {
      let isPassed = try await run(
        UnsafeRawBufferPointer(start: arguments, count: strlen(arguments)))
      if getenv("FOCUS_CANARY") != nil {
        let canaries = #"{"parallel":false,"filter":["^FocusCanary\\."]}"#
        let text = UnsafeRawBufferPointer(start: strdup(canaries), count: canaries.utf8.count)
        _ = try await run(text)
      }
      exit(isPassed ? 0 : 1)
    } catch {
      exit(71)
    }
  }

  private static func run(_ configuration: UnsafeRawBufferPointer) async throws -> Bool {
    let run = unsafeBitCast(entryPoint(), to: EntryPoint.self)
    return try await run(configuration) { tell($0.baseAddress, $0.count) }
  }
}
