internal import Domain

extension Limits {
  /// What a case may use in a language on this host.
  ///
  /// A reference that is slow here (`reference`, milliseconds, written in `other`) raises the limit
  /// to three times its own need, both counted as compiled code.
  func scaled(
    for language: Language, reference: Double?, in other: Language = .swift
  ) -> Limits {
    let own = max(0, (reference ?? 0) - Double(other.warmUpMilliseconds))
    let need = (own / Double(other.slowness) * 3).rounded(.up)
    let base = max(cpuMilliseconds, Int(min(need, Double(cpuMilliseconds) * 100)))
    return Limits(
      cpuMilliseconds: base * language.slowness + language.warmUpMilliseconds,
      memoryBytes: memoryBytes)
  }
}

extension Language {
  /// How many times the CPU time of compiled code a case gets.
  fileprivate var slowness: Int {
    switch self {
    case .swift, .cpp, .go, .rust: 1
    case .java, .javascript: 2
    case .python: 4
    }
  }

  /// What a virtual machine spends on compiling while the first cases run.
  fileprivate var warmUpMilliseconds: Int {
    switch self {
    case .swift, .cpp, .go, .rust, .python: 0
    case .javascript: 50
    case .java: 200
    }
  }
}
