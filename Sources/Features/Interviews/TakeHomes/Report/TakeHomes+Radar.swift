import Domain
import Foundation
import Markup

extension TakeHomes {
  private static let radius = 80.0
  private static let middle = (x: 160.0, y: 110.0)

  /// The parts of the last checks as one figure each; nothing before the second check.
  static func radar(_ tries: [Try]) -> HTML? {
    guard tries.count > 1 else { return nil }
    let kinds = GradeReport.Area.Kind.allCases.filter { kind in
      kind != .views || tries.contains { $0.shares[kind] != nil }
    }
    let rings = [0.5, 1.0].map { share -> HTML in
      "<polygon class=\"grid\" points=\"\(points(kinds.map { _ in share }))\"/>"
    }
    // The newest is painted last, over the others.
    let figures = tries.enumerated().reversed().map { index, attempt -> HTML in
      let shares = kinds.map { attempt.shares[$0] ?? 0 }
      return """
        <polygon class="\(index == 0 ? "newest" : "older")" points="\(points(shares))">\
        <title>\(attempt.time)</title></polygon>
        """
    }
    let labels = kinds.enumerated().map { index, kind -> HTML in
      let place = place(index, of: kinds.count, share: 1.18)
      let side = place.x - middle.x
      let anchor = abs(side) < 1 ? "middle" : side > 0 ? "start" : "end"
      return """
        <text x="\(number(place.x))" y="\(number(place.y + 4))" text-anchor="\(anchor)">\
        \(short(kind))</text>
        """
    }
    let words = kinds.map { kind in
      let shares = tries.reversed().map { attempt in
        attempt.shares[kind].map { "\(Int($0 * 100)) %" } ?? "not judged"
      }
      return "\(title(of: kind)): \(shares.joined(separator: ", then "))."
    }
    return """
      <figure class="takehome-radar">
      <svg viewBox="0 0 320 220" role="img" aria-label="\(words.joined(separator: " "))">
      \(rings)\(figures)\(labels)
      </svg>
      <figcaption class="note">The parts of your last \(tries.count) checks; the newest is \
      filled.</figcaption>
      </figure>
      """
  }

  private static func short(_ kind: GradeReport.Area.Kind) -> String {
    switch kind {
    case .requirements: "Requirements"
    case .safety: "Safety"
    case .ownTests: "Your tests"
    case .history: "History"
    case .views: "Views"
    }
  }

  private static func place(
    _ index: Int, of count: Int, share: Double
  ) -> (x: Double, y: Double) {
    let angle = Double(index) * 2 * .pi / Double(count) - .pi / 2
    return (middle.x + cos(angle) * radius * share, middle.y + sin(angle) * radius * share)
  }

  private static func points(_ shares: [Double]) -> String {
    shares.enumerated().map { index, share in
      let place = place(index, of: shares.count, share: share)
      return "\(number(place.x)),\(number(place.y))"
    }.joined(separator: " ")
  }

  private static func number(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
