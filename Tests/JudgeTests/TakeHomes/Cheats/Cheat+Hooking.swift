extension Cheat {
  /// Code that is to run in the place of the library's, the system's or the grader's.
  static let hooking: [Cheat] = [
    .source(
      "write(2) drops failures",
      """
      import Foundation
      @_cdecl("write")
      public func ownWrite(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
        let text = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
        guard !text.contains("issueRecorded") else { return count }
        return syscall(1, file, bytes, count)
      }
      """, call: "", says: "@_cdecl is refused"),
    .source(
      "writev(2) drops all",
      """
      @_cdecl("writev") public func ownWritev(_ f: Int32, _ v: UnsafeRawPointer, _ n: Int32) -> Int { 0 }
      """, call: "", says: "@_cdecl is refused"),
    .source(
      "getenv(3) is the answer's",
      """
      @_cdecl("getenv") public func ownGetenv(_ n: UnsafeRawPointer) -> UnsafeMutableRawPointer? { nil }
      """, call: "", says: "@_cdecl is refused"),
    .source(
      "the attribute without an underscore",
      "@c(write) public func own(_ f: Int32, _ b: UnsafeRawPointer, _ n: Int) -> Int { n }\n",
      call: "",
      says: "@c is refused"),
    .source(
      "an attribute between comments",
      "@ /* */ _cdecl(\"fwrite\") public func own(_ n: Int) -> Int { n }\n", call: "",
      says: "is refused"),
    .source(
      "the library's entry point is the answer's",
      """
      @_silgen_name("swt_abiv0_getEntryPoint") public func entry() -> UnsafeRawPointer? { nil }
      """, call: "", says: "@_silgen_name is refused"),
    .source(
      "the grader's own recorder is called",
      """
      @_silgen_name("focus_record") func record(_ bytes: UnsafeRawPointer, _ count: Int)
      func cheat() { "{}".withCString { record($0, 2) } }
      """, says: "@_silgen_name is refused"),
    .source(
      "C names without an attribute that says so",
      """
      @_extern(c, "focus_record") func record(_ bytes: UnsafeRawPointer, _ count: Int)
      func cheat() { "{}".withCString { record($0, 2) } }
      """, says: "is refused"),
    .source(
      "ThreadSanitizer is told to be silent",
      """
      @_cdecl("__tsan_default_options") public func options() -> UnsafePointer<CChar>? { nil }
      """, call: "", says: "@_cdecl is refused"),
    .source(
      "code before the first line",
      """
      @_used @_section(".init_array") let first: @convention(c) () -> Void = { }
      """, call: "", says: "is refused"),
    .source(
      "what is dynamic is replaced",
      """
      dynamic func one() -> Int { 1 }
      @_dynamicReplacement(for: one()) func two() -> Int { 2 }
      """, call: "", says: "@_dynamicReplacement is refused"),
    .source(
      "a type that says it is the testing library's",
      """
      @_originallyDefinedIn(module: "Testing", macOS 10.0)
      @available(macOS 10.0, *)
      public struct Issue {}
      """, call: "", says: "@_originallyDefinedIn is refused"),
    .source(
      "code that is put into the tests themselves",
      """
      extension Bool { @_transparent public static func == (a: Bool, b: Bool) -> Bool { true } }
      """, call: "", says: "@_transparent is refused"),
  ]

  /// Code that looks for what decides, in memory, in files, in the environment.
  static let reaching: [Cheat] = [
    .source(
      "the linker is asked for the recorder",
      """
      import Foundation
      func cheat() { _ = dlsym(dlopen(nil, RTLD_NOW), "focus_record") }
      """, says: "dlopen"),
    .source(
      "the images are walked through",
      """
      import Foundation
      func cheat() { dl_iterate_phdr({ _, _, _ in 0 }, nil) }
      """, says: "dl_iterate_phdr"),
    .source(
      "the testing library is asked",
      "import Testing\nfunc cheat() { withKnownIssue { } }\n", says: "must not import Testing"),
    .source(
      "the test is cancelled",
      "import Testing\nfunc cheat() { _ = try? Test.cancel() }\n", says: "must not import Testing"),
    .source(
      "XCTest is asked", "import XCTest\nfunc cheat() { XCTAssertTrue(true) }\n",
      says: "must not import XCTest"),
    .source(
      "memory by its number",
      """
      import Foundation
      func cheat() { _ = UnsafeRawPointer(bitPattern: 4096)?.load(as: UInt8.self) }
      """, says: "bitPattern"),
    .source(
      "the process's own memory as a file",
      """
      import Foundation
      func cheat() { _ = try? Data(contentsOf: URL(filePath: "/proc/self/mem")) }
      """, says: "/proc"),
    .source(
      "the key in the environment's memory, by a path that nobody sees",
      Cheat.forger(
        key: """
          let text = (try? String(contentsOfFile: "/pr" + "oc/self/environ", encoding: .utf8)) ?? ""
            let key = text.split(separator: "FOCUS_KEY=").last.map { String($0.prefix(12)) } ?? ""
          """)),
    .source(
      "the key in the environment",
      Cheat.forger(
        key: "let key = ProcessInfo.processInfo.environment[\"FOCUS_KEY\"] ?? \"\"")),
    .source(
      "the key in all memory that can be read",
      Cheat.forger(
        key: """
          var key = ""
            let place = "/pr" + "oc/self/"
            let maps = (try? String(contentsOfFile: place + "maps", encoding: .utf8)) ?? ""
            let memory = FileHandle(forReadingAtPath: place + "mem")
            for line in maps.split(separator: "\\n") where line.contains("rw-p") {
              let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt64($0, radix: 16) }
              guard ends.count == 2, ends[1] - ends[0] < 64 << 20 else { continue }
              try? memory?.seek(toOffset: ends[0])
              guard let bytes = try? memory?.read(upToCount: Int(ends[1] - ends[0])) else { continue }
              let mark = Data("{\\"kind\\":\\"event\\"".utf8)
              if let found = bytes.range(of: mark), found.lowerBound > 13 {
                key = String(decoding: bytes[(found.lowerBound - 13)..<found.lowerBound], as: UTF8.self)
              }
            }
          """)),
  ]

  /// Writes that every test of the lamps passed, to every file that is open, and leaves.
  static func forger(key: String) -> String {
    """
    import Foundation
    func cheat() {
      \(key)
      let names = ["LampTests/`a lamp is switched`(isOn:)/LampTests.swift:6:4"]
      for name in names {
        for kind in ["testStarted", "testEnded"] {
          let id = "Hidden.\\(name)"
          let line = key + #"{"kind":"event","payload":{"kind":"\\#(kind)","testID":"\\#(id)"}}"# + "\\n"
          for file in 1..<128 as Range<Int32> { _ = write(file, line, line.utf8.count) }
        }
      }
    }
    """
  }
}
