import Domain
import Foundation
import SiteKit

extension Coding.Model {
  /// How a solution grows, in words, as lines to draw and as a table.
  public struct Growth: Sendable, Equatable {
    /// One program's line, in the plot's own units from the upper left corner.
    public struct Line: Sendable, Equatable {
      /// `yours`, `fast` or `brute`.
      public var program: String
      public var title: String
      public var points: [Point]
    }

    public struct Point: Sendable, Equatable {
      public var x: Double
      public var y: Double
    }

    /// A label beside an axis and where it stands on it.
    public struct Tick: Sendable, Equatable {
      public var label: String
      public var place: Double
    }

    /// A size with the time that each program took, in the lines' order.
    public struct Row: Sendable, Equatable {
      public var size: String
      public var times: [String]
    }

    /// Such as “It grows like the fast reference (n log n).”.
    public var sentence: String
    /// What was measured, and what else is to be known.
    public var detail: String
    public var lines: [Line]
    public var sizes: [Tick]
    public var times: [Tick]
    public var rows: [Row]
    /// Where the smallest size at which it gives up lies on the axis of sizes; nil without one.
    public var end: Tick?
  }
}

extension Coding.Model.GrowthState {
  /// Nil unless the last event says that it is being measured.
  init?(_ last: Coding.Event?) {
    guard case .growing = last else { return nil }
    self = .underWay
  }
}

extension Coding.Model.Growth {
  /// The plot's width and height, without its labels.
  static let plot = (width: 320.0, height: 180.0)
  /// Less than this is no time to speak of.
  private static let leastTime = 0.01
  private static let titles = [
    "yours": "Yours", "fast": "Fast reference", "brute": "Slow reference",
  ]

  init(_ verdict: ComplexityVerdict, stretch: StretchVerdict? = nil, of problem: Problem) {
    sentence = Self.sentence(on: verdict)
    let curves = verdict.curves ?? []
    let largest = curves.compactMap(\.sizes.last).max()
    let measured = largest.map {
      "Measured on inputs up to \(Measure.number($0)), where n is \(problem.complexity.size)."
    }
    let smallest = stretch.flatMap(Coding.smallestSentence)
    detail = [verdict.note, measured, smallest].compactMap(\.self).joined(separator: " ")
    let last = curves.isEmpty ? nil : stretch?.smallestSize
    let sizeScale = LogScale(
      curves.flatMap { $0.sizes.map(Double.init) } + [last.map(Double.init)].compactMap(\.self),
      length: Self.plot.width)
    end = last.map {
      Tick(
        label: "gives up at \(Measure.number($0))", place: sizeScale.place(Double($0)))
    }
    let timeScale = LogScale(
      curves.flatMap(\.milliseconds).map { max($0, Self.leastTime) }, length: Self.plot.height)
    lines = curves.map { curve in
      Line(
        program: curve.program, title: Self.titles[curve.program] ?? curve.program,
        points: zip(curve.sizes, curve.milliseconds).map { size, time in
          let y = timeScale.place(max(time, Self.leastTime))
          return Point(x: sizeScale.place(Double(size)), y: Self.plot.height - y)
        })
    }
    // An attempt that was imported may tell any size.
    sizes = sizeScale.ticks.map {
      Tick(label: Measure.number(Int(min($0, 1e18))), place: sizeScale.place($0))
    }
    times = timeScale.ticks.map {
      Tick(
        label: Measure.time(milliseconds: $0), place: Self.plot.height - timeScale.place($0))
    }
    rows = Self.rows(of: curves)
  }

  private static func sentence(on verdict: ComplexityVerdict) -> String {
    let fit = Coding.formula(verdict.fit)
    switch verdict.verdict {
    case "like the fast reference": return "It grows like the fast reference (\(fit))."
    case "like the slow reference": return "It grows like the slow reference (\(fit))."
    default:
      let about = fit.isEmpty ? "" : ", about \(fit)"
      return "It is unclear how it grows\(about). The fast reference: "
        + "\(Coding.formula(verdict.expected))."
    }
  }

  private static func rows(of curves: [GrowthCurve]) -> [Row] {
    Set(curves.flatMap(\.sizes)).sorted().map { size in
      Row(
        size: Measure.number(size),
        times: curves.map { curve in
          curve.sizes.firstIndex(of: size).map {
            Measure.time(milliseconds: curve.milliseconds[$0])
          } ?? (curve.stoppedAt.map { $0 <= size } == true ? "stopped" : "–")
        })
    }
  }
}

extension Coding {
  /// A growth as people write it: `n^2` becomes `n²`, `2^n` becomes `2ⁿ`.
  static func formula(_ text: String) -> String {
    let raised: [Character: Character] = [
      "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸",
      "9": "⁹", "n": "ⁿ", ".": "·",
    ]
    var isRaised = false
    var out = ""
    for character in text.replacing(" * ", with: " · ") {
      if character == "^" {
        isRaised = true
      } else if isRaised, let small = raised[character] {
        out.append(small)
      } else {
        isRaised = false
        out.append(character)
      }
    }
    return out
  }
}

/// A logarithmic axis over some positive numbers.
private struct LogScale {
  let least: Double
  let most: Double
  let length: Double

  init(_ numbers: [Double], length: Double) {
    let numbers = numbers.filter { $0 > 0 }
    least = numbers.min() ?? 1
    most = max(numbers.max() ?? 10, least * 2)
    self.length = length
  }

  func place(_ number: Double) -> Double {
    (length * (logarithm(number) - logarithm(least)) / (logarithm(most) - logarithm(least)) * 10)
      .rounded() / 10
  }

  /// Powers of ten in between, or both ends where there are fewer than two.
  var ticks: [Double] {
    let powers = [0.01, 0.1, 1, 10, 100, 1000, 10_000, 100_000, 1_000_000].filter {
      $0 >= least * 0.999 && $0 <= most * 1.001
    }
    return powers.count > 1 ? powers : [least, most]
  }

  private func logarithm(_ number: Double) -> Double { Foundation.log(number) }
}
