internal import Domain

/// The processes by which Swift is compiled, linked and run, before any learner's code.
struct SwiftRuntimes: Sendable {
  let toolchain: SwiftToolchain
  /// The prelude's folder on the host.
  let prelude: String
  /// The folder of the packages' modules; nil while they are not compiled.
  var libraries: String?

  static let preludeRoot = "/focus/prelude"
  private static let root = SwiftToolchain.root
  private static let foundation = "libFoundation.so"
  private static let everyday = [
    "libswiftSwiftOnoneSupport.so", "libswift_Concurrency.so", "libswift_StringProcessing.so",
  ]

  /// Words without which no Swift source starts a thread.
  private static let threads = ["Task", "async", "Dispatch", "Operation", "Thread", "pthread"]

  var all: [Runtime] { [program(needs: []), frontend, linker, program(needs: [Self.foundation])] }

  /// What runs a program with these libraries.
  ///
  /// Foundation is loaded ahead only for those who need it: it doubles what a fork costs. The
  /// threads of tasks and queues get a `/proc`: libdispatch counts them there, and traps without.
  func program(needs libraries: [String], for source: String = "") -> Runtime {
    let hasFoundation = libraries.contains(Self.foundation)
    let hasThreads = Self.threads.contains { source.contains($0) }
    var spec = JailSpec(arguments: ["\(Self.preludeRoot)/runner"])
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no",
      "LD_LIBRARY_PATH": [
        "\(Self.root)/lib/swift/linux", Self.preludeRoot, SwiftLibraries.root, "/toolchain/lib",
      ].joined(separator: ":"),
      "FOCUS_PRELOAD":
        (Self.everyday + (hasFoundation ? [Self.foundation] : [])).joined(separator: ":"),
    ]
    spec.mounts = toolchain.programMounts + ownMounts
    spec.hasFrames = true
    spec.showsProcesses = hasThreads
    let name = hasFoundation ? "foundation" : "plain"
    return runtime(hasThreads ? "\(name) threads" : name, .forks, spec)
  }

  var frontend: Runtime {
    let warmth = CompilerWarmth(prelude: prelude)
    var spec = Self.tool(
      ["\(Self.root)/bin/swift-frontend"], mounts: compilerMounts + [warmth.mount])
    spec.environment.merge(CompilerWarmth.environment) { _, new in new }
    // A third of a short compile goes into page faults: larger pages, fewer of them.
    spec.environment["GLIBC_TUNABLES"] = [
      "glibc.malloc.hugetlb=1", "glibc.malloc.top_pad=67108864",
      "glibc.malloc.mmap_threshold=67108864",
    ].joined(separator: ":")
    return runtime("frontend", .tool, spec)
  }

  var linker: Runtime {
    runtime("linker", .tool, Self.tool([toolchain.linker], mounts: compilerMounts))
  }

  var preludeMount: JailSpec.Mount { JailSpec.Mount(host: prelude, jail: Self.preludeRoot) }

  private var compilerMounts: [JailSpec.Mount] { toolchain.compilerMounts + ownMounts }

  /// The modules of these packages that are compiled.
  func modules(_ packages: [SwiftPackage]) -> [String] {
    guard let libraries else { return [] }
    return packages.map(\.title).filter { exists("\(libraries)/\($0).swiftmodule") }
  }

  /// What we made for solutions.
  var ownMounts: [JailSpec.Mount] {
    [preludeMount]
      + (libraries.map { [JailSpec.Mount(host: $0, jail: SwiftLibraries.root)] } ?? [])
  }

  /// Finds the learner's lines of a crash inside a library of the cache.
  func symbols(build: String, library: String) -> CrashSymbols {
    let folder = "/focus/build"
    var spec = JailSpec(arguments: [
      "\(Self.root)/bin/llvm-symbolizer", "--obj=\(folder)/\(library)",
    ])
    spec.mounts = toolchain.compilerMounts + [JailSpec.Mount(host: build, jail: folder)]
    spec.profile = .compiler
    spec.limits.cpu = .seconds(5)
    return CrashSymbols(spec: spec, sourceName: SwiftDiagnostics.source)
  }

  static func tool(_ arguments: [String], mounts: [JailSpec.Mount]) -> JailSpec {
    var spec = JailSpec(arguments: arguments)
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TMPDIR": "/work", "TZ": "UTC",
      "PATH": "\(root)/bin:/toolchain/bin",
      "LD_LIBRARY_PATH":
        "\(root)/lib/swift/linux:\(root)/lib/swift/host/compiler:/toolchain/lib",
    ]
    spec.mounts = mounts
    spec.profile = .compiler
    spec.runsOwnFiles = false
    spec.limits = .compiler
    return spec
  }

  /// A tool's limits for what is made once and then kept.
  ///
  /// On a machine with much else to do it must not be left out for good.
  static func patient(_ spec: JailSpec) -> JailSpec {
    var spec = spec
    spec.limits.cpu = .seconds(120)
    spec.limits.wall = .seconds(900)
    spec.limits.memoryBytes = 2 << 30
    return spec
  }

  private func runtime(_ name: String, _ kind: Runtime.Kind, _ spec: JailSpec) -> Runtime {
    let parts = ["swift", name, toolchain.identity, prelude, libraries ?? ""]
    return Runtime(key: parts.joined(separator: " "), kind: kind, spec: spec)
  }
}
