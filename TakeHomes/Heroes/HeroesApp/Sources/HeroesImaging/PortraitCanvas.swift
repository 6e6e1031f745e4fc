/// Draws a design at a size, a row at a time.
struct PortraitCanvas {
  let design: PortraitDesign
  let width: Int
  let height: Int
  /// Pixels a unit: the design covers the whole picture, in the middle.
  private let unit: Double
  private let left: Double
  private let top: Double

  init(design: PortraitDesign, width: Int, height: Int) {
    self.design = design
    self.width = width
    self.height = height
    unit = max(Double(width), Double(height) / 1.5)
    left = (Double(width) - unit) / 2
    top = (Double(height) - unit * 1.5) / 2
  }

  func draw(_ y: Int, into row: UnsafeMutableBufferPointer<UInt32>) {
    let part = (Double(y) + 0.5) / Double(height)
    row.update(repeating: design.above.mixed(with: design.below, part).pixel)
    let height = (Double(y) + 0.5 - top) / unit
    for layer in design.layers {
      let crossings = layer.shape.crossings(at: height)
      for index in stride(from: 0, to: crossings.count - 1, by: 2) {
        let from = crossings[index] * unit + left
        let to = crossings[index + 1] * unit + left
        fill(row, from: from, to: to, with: layer.colour)
      }
    }
  }

  /// Whole pixels get the colour, those at both ends their share of it.
  private func fill(
    _ row: UnsafeMutableBufferPointer<UInt32>, from: Double, to: Double,
    with colour: PortraitColour
  ) {
    let from = max(0, from)
    let to = min(Double(width), to)
    guard from < to else { return }
    let first = Int(from)
    let last = min(width - 1, Int(to))
    guard first < last else {
      return blend(row, first, colour, to - from)
    }
    blend(row, first, colour, Double(first + 1) - from)
    row[(first + 1)..<last].update(repeating: colour.pixel)
    blend(row, last, colour, min(1, to - Double(last)))
  }

  private func blend(
    _ row: UnsafeMutableBufferPointer<UInt32>, _ x: Int, _ colour: PortraitColour, _ part: Double
  ) {
    row[x] = PortraitColour(pixel: row[x]).mixed(with: colour, part).pixel
  }
}
