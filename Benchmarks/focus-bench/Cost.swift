import Foundation
import Glibc

/// What one run took.
struct Cost {
  /// Milliseconds from begin to end.
  var wall: Double
  /// Milliseconds of CPU time of all processes concerned.
  var cpu: Double

  var text: String { String(format: "%.2f (%.2f)", wall, cpu) }

  static func median(_ costs: [Cost]) -> Cost {
    Cost(
      wall: median(costs.map(\.wall)), cpu: costs.reduce(0) { $0 + $1.cpu } / Double(costs.count))
  }

  private static func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}

/// A piece of work that is measured: wall by the clock, CPU over this process and all below it.
///
/// The kernel tells a process's CPU time in hundredths of a second: only the mean of many is meant.
func measure(_ repeats: Int = 1, _ work: () async throws -> Void) async throws -> [Cost] {
  let clock = ContinuousClock()
  let before = processTree().cpu
  var walls: [Double] = []
  for _ in 0..<repeats {
    let begin = clock.now
    try await work()
    walls.append((clock.now - begin) / .milliseconds(1))
  }
  let cpu = (processTree().cpu - before) / Double(repeats)
  return walls.map { Cost(wall: $0, cpu: cpu) }
}

/// This process and everything below it: CPU milliseconds, and the memory of those below.
func processTree() -> (cpu: Double, below: [Int32]) {
  var parents: [Int32: Int32] = [:]
  var cpu: [Int32: Double] = [:]
  let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  for pid in names.compactMap({ Int32($0) }) {
    guard let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { continue }
    let fields = text[text.index(end, offsetBy: 2)...].split(separator: " ")
    parents[pid] = Int32(fields[1])
    // User and system time, its own and that of its children who are gone, in ticks of 10 ms.
    cpu[pid] = fields[11...14].compactMap { Double($0) }.reduce(0, +) * 10
  }
  let own = getpid()
  let below = parents.keys.filter { pid in
    var place = parents[pid]
    while let next = place, next > 1, next != own { place = parents[next] }
    return place == own
  }
  return ((below + [own]).reduce(0) { $0 + (cpu[$1] ?? 0) }, below)
}

/// CPU milliseconds of this process and everything below it.
///
/// Exact where it runs in a control group of its own (cpuacct), as it then knows of those who are gone.
func cpuMilliseconds() -> Double {
  let groups = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? ""
  for line in groups.split(separator: "\n") {
    let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, fields[1].contains("cpuacct"), fields[2] != "/" else { continue }
    let file = "/sys/fs/cgroup/cpuacct\(fields[2])/cpuacct.usage"
    guard let text = try? String(contentsOfFile: file, encoding: .utf8),
      let nanoseconds = Double(text.filter(\.isNumber))
    else { continue }
    return nanoseconds / 1_000_000
  }
  return processTree().cpu
}
