public import Domain

/// `n^1.1 up to 100000`, or how far a program came that is too quick to tell.
public func growthWords(for curve: GrowthCurve) -> String {
  let reach = curve.sizes.last.map { " up to \($0)" } ?? ""
  guard let slope = GrowthShape(curve).line?.slope else { return "too quick to tell\(reach)" }
  return "n^\((slope * 10).rounded() / 10)\(reach)"
}
