/// What one case may use; the same for every problem but for what its references need.
public struct Limits: Sendable, Hashable, Codable {
  /// CPU time of one case; wall time is three times this and a second.
  public var cpuMilliseconds: Int
  /// Beyond what the language's own start takes.
  public var memoryBytes: Int

  public init(cpuMilliseconds: Int = 1000, memoryBytes: Int = 512 << 20) {
    self.cpuMilliseconds = cpuMilliseconds
    self.memoryBytes = memoryBytes
  }
}

extension Limits {
  /// How many times the slowest reference's CPU time a case may use.
  public static let timesReference = 10
  /// A reference raises a limit to so many times its floor at most.
  private static let mostTimesFloor = 100

  /// What a case may use in a language on this host.
  ///
  /// These limits are its floor, in compiled code. `reference` is what the slowest case of the
  /// slowest allowed reference used, in milliseconds, written in `other`.
  public func derived(
    for language: Language, reference: Double?, in other: Language = .swift
  ) -> Limits {
    let floor = cpuMilliseconds * language.timesFloor
    let own = max(0, reference ?? 0) * language.slowness(beside: other)
    let need = (own * Double(Self.timesReference)).rounded(.up)
    return Limits(
      cpuMilliseconds: max(floor, Int(min(need, Double(floor) * Double(Self.mostTimesFloor)))),
      memoryBytes: memoryBytes)
  }

  /// The floor from which a language gets these limits without any reference.
  public func floor(for language: Language) -> Limits {
    Limits(
      cpuMilliseconds: max(1, cpuMilliseconds / language.timesFloor), memoryBytes: memoryBytes)
  }
}

extension Language {
  /// Whether no compiler makes machine code of it before it runs.
  public var isInterpreted: Bool { self == .python || self == .javascript }

  /// How many times the floor of compiled code a case gets.
  var timesFloor: Int { isInterpreted ? 2 : 1 }

  /// How many times the CPU time of another language the same program takes.
  public func slowness(beside other: Language) -> Double {
    self == other ? 1 : slowness / other.slowness
  }

  /// Beside Swift, as measured: see Benchmarks/README.md, "Factors of languages".
  private var slowness: Double {
    switch self {
    case .swift, .cpp, .go, .rust: 1
    case .java, .javascript: 3
    case .python: 6
    }
  }
}
