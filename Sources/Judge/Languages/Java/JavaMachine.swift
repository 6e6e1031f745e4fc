internal import Domain

/// The two virtual machines: the one that compiles and the one that runs.
struct JavaMachine: Sendable {
  private static let module = "focus.judge"
  private static let work = "/focus/java"

  let toolchain: JavaToolchain
  /// The folder with the harness and the node classes on the host.
  let prelude: String

  var identity: String { "\(toolchain.identity) \(prelude)" }

  /// Stays and compiles source after source.
  var compiler: Runtime {
    var spec = spec(
      options: [
        "-Xmx320m", "-Xms16m", "-XX:MinHeapFreeRatio=20", "-XX:MaxHeapFreeRatio=40",
        "-XX:TieredStopAtLevel=1", "--add-modules", "jdk.compiler",
      ],
      main: "compiler.Service")
    spec.profile = .compiler
    spec.limits = .resident(memoryBytes: 1 << 30)
    return Runtime(key: "java compiler \(identity)", kind: .cold, spec: spec)
  }

  /// Waits for one learner's classes.
  func program(memoryBytes: Int) -> Runtime {
    let heap = max(16, memoryBytes >> 20)
    // The compiler's unrolled recursion would need many times the stack to fall back from.
    let options = ["-Xms16m", "-Xmx\(heap)m", "-XX:MaxRecursiveInlineLevel=0"]
    var spec = spec(options: options, main: "Main")
    // Deep enough for a step per element of the largest inputs. An endless recursion costs the
    // machine some three times its stack, and that must stay below the memory limit.
    spec.arguments.append("\(memoryBytes / 32 * 5)")
    spec.runsOwnFiles = false
    return Runtime(key: "java \(identity) \(heap)", kind: .oneShot, spec: spec)
  }

  /// Compiles a file and runs its class, in one machine.
  var sourceProgram: Runtime {
    var spec = JailSpec(
      arguments: ["\(JavaToolchain.root)/bin/java"] + Self.common + ["-Xmx256m"])
    spec.environment = JavaToolchain.environment
    spec.mounts = toolchain.mounts
    // The compiler needs as much again.
    spec.limits.memoryBytes = 512 << 20
    spec.limits.stackBytes = 8 << 20
    return Runtime(key: "java source \(identity)", kind: .cold, spec: spec)
  }

  private static let common = [
    "-Xshare:auto", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-XX:+DisableAttachMechanism",
    "-XX:CompressedClassSpaceSize=64m", "-XX:ReservedCodeCacheSize=64m", "-Xlog:disable",
    "-XX:-CreateCoredumpOnCrash", "-XX:ErrorFile=/dev/null",
  ]

  private func spec(options: [String], main: String) -> JailSpec {
    let path = [
      "--module-path", "\(Self.work)/harness", "--add-opens", "java.base/java.io=\(Self.module)",
      "-m", "\(Self.module)/\(Self.module).\(main)", "\(Self.work)/prelude",
    ]
    var spec = JailSpec(
      arguments: ["\(JavaToolchain.root)/bin/java"] + Self.common + options + path)
    spec.environment = JavaToolchain.environment
    spec.mounts = toolchain.mounts + [JailSpec.Mount(host: prelude, jail: Self.work)]
    spec.hasFrames = true
    spec.limits.stackBytes = 8 << 20
    return spec
  }
}
