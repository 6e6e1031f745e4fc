import Domain
import Foundation
import Glibc

/// What a person would do without Focus: a program that reads cases and prints answers.
struct ByHand {
  let sources: String
  let folder: String
  /// The interpreter itself, not a version manager's shim.
  let python: String

  /// The whole program's file, its compiler's command, and the command that runs it.
  struct Recipe {
    var file: String
    var compile: [String]
    var run: [String]
  }

  func recipe(_ language: Language, isOptimised: Bool = true) throws -> Recipe {
    let ending = language.fileExtension
    let file = "\(folder)/\(language == .java ? "Main" : "alone").\(ending)"
    let parts = ["alone-head", "two-sum", "alone"].compactMap {
      try? String(contentsOfFile: "\(sources)/\($0).\(ending)", encoding: .utf8)
    }
    try parts.joined().write(toFile: file, atomically: true, encoding: .utf8)
    let binary = "\(folder)/alone-\(ending)-\(isOptimised)"
    switch language {
    case .swift:
      return Recipe(
        file: file, compile: ["swiftc", isOptimised ? "-O" : "-Onone", file, "-o", binary],
        run: [binary])
    case .cpp:
      let level = isOptimised ? "-O2" : "-O0"
      return Recipe(
        file: file, compile: ["g++", "-std=c++20", level, file, "-o", binary], run: [binary])
    case .rust:
      let level = isOptimised ? ["-O"] : []
      return Recipe(file: file, compile: ["rustc"] + level + [file, "-o", binary], run: [binary])
    case .go:
      return Recipe(file: file, compile: ["go", "build", "-o", binary, file], run: [binary])
    case .java:
      return Recipe(
        file: file, compile: ["javac", "-d", folder, file], run: ["java", "-cp", folder, "Main"])
    case .python: return Recipe(file: file, compile: [], run: [python, file])
    case .javascript: return Recipe(file: file, compile: [], run: ["node", file])
    }
  }

  /// Changes a program's source as a learner would: `go build` keeps what it has seen, and links
  /// again only when the code has changed.
  func change(_ recipe: Recipe) throws {
    let text = try String(contentsOfFile: recipe.file, encoding: .utf8)
    let number = UInt64.random(in: 0 ... .max)
    let line = recipe.file.hasSuffix(".go") ? "func F\(number)() {}\n" : "\n"
    try (text + line).write(toFile: recipe.file, atomically: true, encoding: .utf8)
  }

  /// A file with so many cases for a program to read.
  func input(cases: Int) throws -> String {
    let path = "\(folder)/cases-\(cases)"
    let text = String(repeating: "[2,7,11,15]\n9\n", count: cases)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// Starts a command, waits for its end; CPU time is that of all its processes.
  func cost(_ command: [String], input: String = "/dev/null") throws -> Cost {
    let clock = ContinuousClock()
    let begin = clock.now
    let usage = try wait(for: try spawn(command, input), command)
    let cpu = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
    return Cost(wall: (clock.now - begin) / .milliseconds(1), cpu: cpu)
  }

  private func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
  }

  private func spawn(_ command: [String], _ input: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var pid: pid_t = 0
    guard posix_spawnp(&pid, command[0], &actions, nil, &arguments, environ) == 0 else {
      throw BenchError.handFailed(command.joined(separator: " "))
    }
    return pid
  }

  private func wait(for pid: pid_t, _ command: [String]) throws -> rusage {
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(pid, &status, 0, &usage) == pid, status == 0 else {
      throw BenchError.handFailed(command.joined(separator: " "))
    }
    return usage
  }

  /// Whether the machine has a program.
  func has(_ program: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }
}

func + (left: Cost, right: Cost) -> Cost {
  Cost(wall: left.wall + right.wall, cpu: left.cpu + right.cpu)
}
