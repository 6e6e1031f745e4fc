import Domain
import Foundation
import Testing

@testable import TestForge

struct GrowthComparisonTests {
  /// A program's times by its work at a size; `noise` is the share that a measurement is off by.
  private func curve(
    _ name: String, upTo largest: Int = 100_000, noise: Double = 0.03, start: Double = 0.02,
    _ milliseconds: (Double) -> Double
  ) -> GrowthCurve {
    var curve = GrowthCurve(program: name, sizes: [], milliseconds: [])
    for (index, size) in GrowthInputs.sizes(upTo: largest).enumerated() {
      // The same every time, and of no order.
      let wave = sin(Double(index * 7919 + name.utf8.count * 31))
      let time = start + milliseconds(Double(size)) * (1 + noise * wave)
      curve.sizes.append(size)
      curve.milliseconds.append(time)
      guard time <= 60 else {
        curve.stoppedAt = size
        break
      }
    }
    return curve
  }

  private func linear(_ n: Double) -> Double { n * 2e-4 }
  private func square(_ n: Double) -> Double { n * n * 1e-6 }

  @Test(
    arguments: [
      ("the same", 1.0, GrowthComparison.Kind.likeFast), ("five times the work", 5, .likeFast),
      ("a fifth of it", 0.2, .likeFast),
    ])
  func `a constant factor leaves a fast program fast`(
    name: String, factor: Double, kind: GrowthComparison.Kind
  ) {
    let found = GrowthComparison(
      curve("yours") { linear($0) * factor }, fast: curve("fast", linear),
      brute: curve("brute", square))
    #expect(found.kind == kind, "\(name)")
    #expect(found.confidence > 0.5)
  }

  @Test(arguments: [0.3, 1, 8])
  func `a constant factor leaves a slow program slow`(factor: Double) {
    let found = GrowthComparison(
      curve("yours") { square($0) * factor }, fast: curve("fast", linear),
      brute: curve("brute", square))
    #expect(found.kind == .likeSlow)
    #expect(found.confidence > 0.5)
  }

  @Test func `sorting is near enough to one walk`() {
    let found = GrowthComparison(
      curve("yours") { $0 * log2($0) * 3e-5 }, fast: curve("fast", linear),
      brute: curve("brute", square))
    #expect(found.kind == .likeFast)
  }

  @Test func `what lies in the middle is unclear, and says about how it grows`() {
    let found = GrowthComparison(
      curve("yours") { pow($0, 1.5) * 2e-5 }, fast: curve("fast", linear),
      brute: curve("brute", square))
    #expect(found.kind == .unclear)
    #expect(found.fit == "n^1.5")
    #expect(found.reason?.contains("between") == true)
  }

  @Test func `a program of its own start and a plateau is told by its last sizes`() {
    let found = GrowthComparison(
      curve("yours", start: 3) { $0 < 4000 ? 0.01 : square($0) }, fast: curve("fast", linear),
      brute: curve("brute", square))
    #expect(found.kind == .likeSlow)
  }

  @Test func `an exponential reference is told from a linear one where it can be run`() {
    let fast = curve("fast", upTo: 45) { $0 * 1e-5 }
    let brute = curve("brute", upTo: 45) { pow(1.618, $0) * 1e-6 }
    let same = GrowthComparison(
      curve("yours", upTo: 45) { pow(1.618, $0) * 5e-6 }, fast: fast, brute: brute)
    #expect(same.kind == .likeSlow)
    let quick = GrowthComparison(
      curve("yours", upTo: 45) { $0 * 4e-5 }, fast: fast, brute: brute)
    #expect(quick.kind == .likeFast)
  }

  @Test func `too quick to tell is said`() {
    let flat = { (name: String) in curve(name, upTo: 40, noise: 0) { _ in 0.001 } }
    let found = GrowthComparison(flat("yours"), fast: flat("fast"), brute: flat("brute"))
    #expect(found.kind == .unclear)
    #expect(found.fit == nil)
    #expect(found.reason?.isEmpty == false)
  }

  @Test func `a program that answered nothing is unclear`() {
    let nothing = GrowthCurve(program: "yours", sizes: [], milliseconds: [])
    let found = GrowthComparison(
      nothing, fast: curve("fast", linear), brute: curve("brute", square))
    #expect(found.kind == .unclear)
  }

  @Test func `beside references that grow alike only what grows like them is told`() {
    let (fast, brute) = (curve("fast", linear), curve("brute") { linear($0) * 4 })
    let same = GrowthComparison(curve("yours", linear), fast: fast, brute: brute)
    #expect(same.kind == .likeFast)
    let other = GrowthComparison(curve("yours", square), fast: fast, brute: brute)
    #expect(other.kind == .unclear)
    #expect(other.reason?.contains("grow the same") == true)
  }

  @Test func `where the brute reference is quick, the slow growth is the one that is declared`() {
    let declared = Complexity(time: "log n", space: "1", slow: "n^2", size: "n")
    let found = GrowthComparison(
      curve("yours", square), fast: curve("fast", linear), brute: curve("brute", linear),
      declared: declared)
    #expect(found.kind == .likeSlow)
  }

  @Test func `a brute reference that is worse than declared leaves the slow growth slow`() {
    let declared = Complexity(time: "n", space: "1", slow: "n^2", size: "n")
    let found = GrowthComparison(
      curve("yours", square), fast: curve("fast", linear),
      brute: curve("brute") { $0 * $0 * $0 * 1e-7 }, declared: declared)
    #expect(found.kind == .likeSlow)
  }

  @Test func `what grows a power faster than the fast reference is not like it`() {
    let found = GrowthComparison(
      curve("yours", upTo: 2000, square), fast: curve("fast", upTo: 2000) { $0 * 0.002 },
      brute: curve("brute", upTo: 2000) { pow(2, $0) * 1e-6 })
    #expect(found.kind == .unclear)
    #expect(found.fit == "n^2.0")
  }

  @Test func `without times the slopes alone decide`() {
    let (fast, brute) = (curve("fast", linear), curve("brute", square))
    let own = curve("yours") { pow($0, 1.66) * 1e-7 }
    // As quick on the largest size as the fast reference, which another language can be by chance.
    let timed = GrowthComparison(own, fast: fast, brute: brute)
    #expect(timed.byTime != nil)
    #expect(timed.kind != .likeSlow)
    let found = GrowthComparison(own, fast: fast, brute: brute, comparesTimes: false)
    #expect(found.byTime == nil)
    #expect(found.kind == .likeSlow)
  }

  @Test(arguments: [("n^2", 100_000), ("2^n", 40)])
  func `without times what is too quick for a slope is unclear`(slow: String, largest: Int) {
    let declared = Complexity(time: "n", space: "1", slow: slow, size: "n")
    let own = curve("yours", upTo: largest, noise: 0) { _ in 0.001 }
    let fast = curve("fast", upTo: largest, linear)
    let brute = curve("brute", upTo: largest, square)
    let timed = GrowthComparison(own, fast: fast, brute: brute, declared: declared)
    #expect(timed.kind == .likeFast)
    let found = GrowthComparison(
      own, fast: fast, brute: brute, declared: declared, comparesTimes: false)
    #expect(found.kind == .unclear)
    #expect(found.reason == "It is too quick on every size to tell.")
  }

  @Test func `a fast reference without a slope is told from references that grow alike`() {
    let declared = Complexity(time: "n * m", space: "1", slow: "2^n", size: "n")
    let found = GrowthComparison(
      curve("yours", square), fast: curve("fast", noise: 0) { _ in 0.001 },
      brute: curve("brute", square), declared: declared, comparesTimes: false)
    #expect(found.kind == .unclear)
    #expect(found.reason == "The fast reference is too quick on every size to tell.")
  }

  @Test func `a size that was noted with the next one spoils nothing`() {
    var own = curve("yours", linear)
    own.milliseconds[own.sizes.count - 3] = 0
    let found = GrowthComparison(own, fast: curve("fast", linear), brute: curve("brute", square))
    #expect(found.kind == .likeFast)
    #expect(abs((found.slope ?? 0) - 1) < 0.1)
  }

  @Test(arguments: [(100_000, 34), (45, 16), (1, 1), (8, 8)])
  func `sizes rise to the largest without repeating`(largest: Int, atMost: Int) {
    let sizes = GrowthInputs.sizes(upTo: largest)
    #expect(sizes.last == largest)
    #expect(sizes.first == 1)
    #expect(sizes == Set(sizes).sorted())
    #expect(sizes.count <= atMost + 12)
  }

  @Test func `the words for a curve say its exponent and how far it came`() {
    #expect(growthWords(for: curve("brute", square)).hasPrefix("n^2.0 up to "))
    #expect(growthWords(for: curve("fast", upTo: 50, linear)) == "too quick to tell up to 50")
  }
}
