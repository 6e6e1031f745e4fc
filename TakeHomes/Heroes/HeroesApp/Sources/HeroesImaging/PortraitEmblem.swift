/// The signs on a hero's chest, within one unit around their centre.
enum PortraitEmblem: CaseIterable {
  case star, bolt, diamond, chevron, crown, drop, wings, mountain

  var points: [PortraitShape.Point] {
    outline.map { PortraitShape.Point($0.0, $0.1) }
  }

  private var outline: [(Double, Double)] {
    switch self {
    case .star:
      [
        (0, -1), (0.23, -0.32), (0.95, -0.31), (0.38, 0.12), (0.59, 0.81), (0, 0.4),
        (-0.59, 0.81), (-0.38, 0.12), (-0.95, -0.31), (-0.23, -0.32),
      ]
    case .bolt:
      [(0.3, -1), (-0.6, 0.15), (-0.05, 0.15), (-0.3, 1), (0.6, -0.2), (0.05, -0.2)]
    case .diamond:
      [(0, -1), (0.75, 0), (0, 1), (-0.75, 0)]
    case .chevron:
      [(-0.9, -0.6), (0, 0.2), (0.9, -0.6), (0.9, 0), (0, 0.8), (-0.9, 0)]
    case .crown:
      [(-0.9, 0.7), (-0.9, -0.6), (-0.4, 0), (0, -0.8), (0.4, 0), (0.9, -0.6), (0.9, 0.7)]
    case .drop:
      [(0, -1), (0.5, -0.1), (0.55, 0.4), (0.3, 0.8), (-0.3, 0.8), (-0.55, 0.4), (-0.5, -0.1)]
    case .wings:
      [
        (0, -0.3), (1, -0.7), (0.7, 0.2), (0.25, 0.2), (0, 0.7), (-0.25, 0.2), (-0.7, 0.2),
        (-1, -0.7),
      ]
    case .mountain:
      [(-1, 0.7), (-0.35, -0.5), (0, 0.1), (0.3, -0.8), (1, 0.7)]
    }
  }
}
