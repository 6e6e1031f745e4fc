/// What is drawn for an identifier: a background and shapes, the first one farthest away.
struct PortraitDesign {
  struct Layer {
    let shape: PortraitShape
    let colour: PortraitColour
  }

  let above: PortraitColour
  let below: PortraitColour
  let layers: [Layer]

  init(id: Int) {
    var choices = Choices(state: UInt64(bitPattern: Int64(id)))
    let sky = choices.one(of: Palette.skies)
    above = PortraitColour(sky.0)
    below = PortraitColour(sky.1)
    let suit = PortraitColour(choices.one(of: Palette.suits))
    let second = PortraitColour(choices.one(of: Palette.accents))
    let skin = PortraitColour(choices.one(of: Palette.skins))
    layers =
      Self.backdrop(&choices, colour: above.mixed(with: second, 0.25))
      + Self.body(&choices, suit: suit, second: second, skin: skin)
      + Self.face(&choices, suit: suit, second: second, skin: skin)
  }

  private typealias Point = PortraitShape.Point

  private static func backdrop(_ choices: inout Choices, colour: PortraitColour) -> [Layer] {
    let shapes: [PortraitShape]
    switch choices.below(4) {
    case 0:
      shapes = [.ellipse(centre: Point(0.5, 0.62), across: 0.46, down: 0.46)]
    case 1:
      shapes = (0..<7).map { index in
        let x = Double(index) * 0.34 - 0.5
        return .polygon([Point(0.5, 0.7), Point(x, -0.6), Point(x + 0.16, -0.6)])
      }
    case 2:
      shapes = (0..<5).map { index in
        let x = 0.04 + Double(index) * 0.2
        let top = 0.55 + Double(choices.below(40)) / 100
        return .polygon([Point(x, top), Point(x + 0.13, top), Point(x + 0.13, 1.6), Point(x, 1.6)])
      }
    default:
      shapes = (0..<12).map { _ in
        let x = Double(choices.below(100)) / 100
        let y = Double(choices.below(100)) / 100
        return .ellipse(centre: Point(x, y), across: 0.015, down: 0.015)
      }
    }
    return shapes.map { Layer(shape: $0, colour: colour) }
  }

  private static func body(
    _ choices: inout Choices, suit: PortraitColour, second: PortraitColour, skin: PortraitColour
  ) -> [Layer] {
    let width = 0.32 + Double(choices.below(9)) / 100
    var layers: [Layer] = []
    if choices.below(3) > 0 {
      let cape: PortraitShape = .polygon([
        Point(0.34, 0.82), Point(0.66, 0.82), Point(0.62 + width, 1.7), Point(0.38 - width, 1.7),
      ])
      layers.append(Layer(shape: cape, colour: second.mixed(with: PortraitColour(0), 0.2)))
    }
    let shoulders: PortraitShape = .ellipse(
      centre: Point(0.5, 1.42), across: width, down: 0.52)
    let neck: PortraitShape = .polygon([
      Point(0.43, 0.75), Point(0.57, 0.75), Point(0.58, 0.95), Point(0.42, 0.95),
    ])
    let sign = choices.one(of: PortraitEmblem.allCases).points
    let badge: PortraitShape = .ellipse(centre: Point(0.5, 1.19), across: 0.15, down: 0.15)
    layers += [
      Layer(shape: shoulders, colour: suit),
      Layer(shape: neck, colour: skin.mixed(with: PortraitColour(0), 0.15)),
      Layer(shape: badge, colour: suit.mixed(with: PortraitColour(0xFF_FFFF), 0.35)),
      Layer(shape: .emblem(sign, at: Point(0.5, 1.19), size: 0.11), colour: second),
    ]
    return layers
  }

  private static func face(
    _ choices: inout Choices, suit: PortraitColour, second: PortraitColour, skin: PortraitColour
  ) -> [Layer] {
    let centre = Point(0.5, 0.6)
    let across = 0.19 + Double(choices.below(4)) / 100
    let hood = choices.below(2) == 0 ? suit : PortraitColour(choices.one(of: Palette.hair))
    var layers: [Layer] = []
    if choices.below(3) == 0 {
      for side in [-1.0, 1.0] {
        let ear: PortraitShape = .polygon([
          Point(0.5 + side * across, 0.5), Point(0.5 + side * across * 0.85, 0.2),
          Point(0.5 + side * across * 0.35, 0.42),
        ])
        layers.append(Layer(shape: ear, colour: hood))
      }
    }
    layers += [
      Layer(shape: .ellipse(centre: centre, across: across, down: 0.27), colour: skin),
      Layer(
        shape: .cap(centre: centre, across: across + 0.015, down: 0.285, until: 0.5),
        colour: hood),
    ]
    let mask: PortraitShape =
      choices.below(2) == 0
      ? .polygon([
        Point(0.5 - across, 0.52), Point(0.5 + across, 0.52), Point(0.5 + across * 0.9, 0.64),
        Point(0.5, 0.61), Point(0.5 - across * 0.9, 0.64),
      ])
      : .ellipse(centre: Point(0.5, 0.575), across: across * 0.97, down: 0.075)
    layers.append(Layer(shape: mask, colour: second))
    for side in [-1.0, 1.0] {
      let eye = Point(0.5 + side * across * 0.45, 0.575)
      let white: PortraitShape = .ellipse(centre: eye, across: 0.045, down: 0.03)
      let pupil: PortraitShape = .ellipse(centre: eye, across: 0.017, down: 0.022)
      layers.append(Layer(shape: white, colour: PortraitColour(0xFF_FFFF)))
      layers.append(Layer(shape: pupil, colour: PortraitColour(0x1F_2937)))
    }
    let mouth: PortraitShape = .cap(
      centre: Point(0.5, 0.74), across: 0.06 + Double(choices.below(3)) / 100, down: 0.012,
      until: 0.75)
    layers.append(Layer(shape: mouth, colour: skin.mixed(with: PortraitColour(0x7F_1D1D), 0.6)))
    return layers
  }
}

private enum Palette {
  static let skies: [(UInt32, UInt32)] = [
    (0x1E_1B4B, 0x6366_F1), (0x0F_766E, 0x99_F6E4), (0x7C_2D12, 0xFD_BA74), (0x1E_3A8A, 0x93_C5FD),
    (0x58_1C87, 0xE9_D5FF), (0x11_1827, 0x6B_7280), (0x14_532D, 0xBB_F7D0), (0x9D_174D, 0xFB_CFE8),
  ]
  static let suits: [UInt32] = [
    0xB9_1C1C, 0x1D_4ED8, 0x04_7857, 0x6D_28D9, 0x37_4151, 0x0E_7490, 0xA1_6207, 0xBE_185D,
  ]
  static let accents: [UInt32] = [
    0xFA_CC15, 0xF9_7316, 0x22_D3EE, 0xA3_E635, 0xF4_3F5E, 0xE5_E7EB, 0x81_8CF8, 0x11_1827,
  ]
  static let skins: [UInt32] = [0xFD_E3CF, 0xF1_C9A5, 0xD9_9E73, 0xA8_6B45, 0x6F_4328, 0x86_C5A4]
  static let hair: [UInt32] = [0x1C_1917, 0x5B_3A1E, 0xC0_8A3E, 0x9C_A3AF, 0x7F_1D1D]
}

/// SplitMix64: the same choices for the same identifier everywhere.
///
/// Source: Steele, Lea, Flood 2014.
private struct Choices {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
