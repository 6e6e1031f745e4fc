extension Round {
  /// The arrows end by end; the last one may be short.
  public var ends: [[Arrow]] {
    let size = max(1, arrowsPerEnd)
    return stride(from: 0, to: arrows.count, by: size).map { start in
      Array(arrows[start..<min(start + size, arrows.count)])
    }
  }

  /// How many arrows the whole round has.
  public var arrowLimit: Int { max(0, arrowsPerEnd) * max(0, endCount) }
}
