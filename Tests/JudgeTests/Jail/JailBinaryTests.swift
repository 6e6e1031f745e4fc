#if os(Linux)
  import Foundation
  import Testing

  @testable import Judge

  /// The programs that are built, as `readelf` reads them: what the compiler and the linker were asked for is there.
  struct JailBinaryTests {
    private static let jail = jailPath
    private static let zygote =
      URL(filePath: jail).deletingLastPathComponent().appending(path: "libfocus-zygote.so").path

    private func read(_ option: String, _ file: String) async throws -> String {
      let probe = Probe(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
      let answer = try #require(await probe.ask("readelf", ["--wide", option, file]))
      #expect(answer.isSuccess)
      return answer.output
    }

    @Test(arguments: [jail, zygote])
    func `no table of functions can be written after the start`(file: String) async throws {
      #expect(try await read("--program-headers", file).contains("GNU_RELRO"))
      #expect(try await read("--dynamic", file).contains("BIND_NOW"))
    }

    @Test(arguments: [jail, zygote])
    func `a stack that was written over ends the program`(file: String) async throws {
      #expect(try await read("--dyn-syms", file).contains("__stack_chk_fail"))
    }

    @Test func `the jail's own names are hidden, and it can be loaded anywhere`() async throws {
      let names = try await read("--dyn-syms", Self.jail).split(separator: "\n")
        .filter { $0.contains(" FUNC ") && $0.contains(" DEFAULT ") && !$0.contains(" UND ") }
      #expect(names.filter { !$0.contains("_init") && !$0.contains("_fini") } == [])
      #expect(try await read("--file-header", Self.jail).contains("DYN"))
    }
  }
#endif
