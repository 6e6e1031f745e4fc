public import Domain

extension RecorderBuild {
  /// What is said meanwhile: `… part 2 of 4, 12 s so far, about 40 s left…`.
  public var sentence: String {
    let rest: String? =
      switch expectedSeconds {
      case let expected? where expected - seconds > 1:
        "about \(Self.text(expected - seconds)) left"
      case .some: "longer than the expected \(Self.text(expectedSeconds ?? 0))"
      case nil: nil
      }
    // Nobody has begun yet.
    if seconds == 0, parts == 1 {
      let all = expectedSeconds.map { ": about \(Self.text($0))" } ?? ""
      return "Building the recorder, once for this toolchain\(all)…"
    }
    let parts = ["part \(part) of \(parts)", "\(Self.text(seconds)) so far", rest]
    return "Building the recorder, once for this toolchain: "
      + parts.compactMap(\.self).joined(separator: ", ") + "…"
  }

  /// `40 s`, `2 min`.
  public static func text(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    return whole < 100 ? "\(whole) s" : "\((whole + 30) / 60) min"
  }
}
