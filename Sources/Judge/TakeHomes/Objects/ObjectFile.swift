/// What an object file gives to others and wants of them, read from its ELF tables.
///
/// Source: the System V ABI, chapter 4, and its 64-bit little-endian form.
struct ObjectFile: Sendable {
  struct Symbol: Sendable, Hashable {
    var name: String
    /// Whether it is defined here; else it is wanted.
    var isDefined: Bool
    /// Whether no other definition may stand beside it.
    var isStrong: Bool
  }

  /// Those that others see, and those that are wanted.
  private(set) var symbols: [Symbol] = []
  private(set) var sections: [String] = []

  private static let symbolTable: UInt32 = 2
  private static let symbolSize = 24
  private static let sectionSize = 64

  /// Nil for anything else than an object of this kind.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), bytes.count >= 64 else { return nil }
    let read = bytes.withUnsafeBytes { memory in Self.read(Reader(memory: memory)) }
    guard let read else { return nil }
    (symbols, sections) = read
  }

  private struct Section {
    var name: Int
    var kind: UInt32
    var start: Int
    var size: Int
    var link: Int
  }

  private struct Reader {
    let memory: UnsafeRawBufferPointer

    func number<Number: FixedWidthInteger>(_ place: Int, as type: Number.Type) -> Number? {
      guard place >= 0, place <= memory.count - MemoryLayout<Number>.size else { return nil }
      return Number(littleEndian: memory.loadUnaligned(fromByteOffset: place, as: type))
    }

    func size(_ place: Int) -> Int? { number(place, as: UInt64.self).flatMap(Int.init(exactly:)) }

    func text(_ place: Int) -> String? {
      guard place >= 0, place < memory.count else { return nil }
      let rest = memory[place...]
      guard let end = rest.firstIndex(of: 0) else { return nil }
      return String(decoding: rest[..<end], as: UTF8.self)
    }

    func section(_ index: Int, in table: Int) -> Section? {
      let place = table + index * ObjectFile.sectionSize
      guard let name = number(place, as: UInt32.self),
        let kind = number(place + 4, as: UInt32.self),
        let start = size(place + 24), let size = size(place + 32),
        let link = number(place + 40, as: UInt32.self)
      else { return nil }
      return Section(name: Int(name), kind: kind, start: start, size: size, link: Int(link))
    }
  }

  private static func read(_ reader: Reader) -> (symbols: [Symbol], sections: [String])? {
    guard let table = reader.size(40), let count = reader.number(60, as: UInt16.self),
      let names = reader.number(62, as: UInt16.self),
      let texts = reader.section(Int(names), in: table)
    else { return nil }
    var (symbols, sections): ([Symbol], [String]) = ([], [])
    for index in 0..<Int(count) {
      guard let section = reader.section(index, in: table),
        let name = reader.text(texts.start + section.name)
      else { return nil }
      sections.append(name)
      guard section.kind == symbolTable else { continue }
      guard let strings = reader.section(section.link, in: table) else { return nil }
      for number in 0..<(section.size / symbolSize) {
        let place = section.start + number * symbolSize
        guard let name = reader.number(place, as: UInt32.self),
          let info = reader.number(place + 4, as: UInt8.self),
          let home = reader.number(place + 6, as: UInt16.self)
        else { return nil }
        let binding = info >> 4
        guard name != 0, binding != 0 else { continue }
        guard let text = reader.text(strings.start + Int(name)) else { return nil }
        symbols.append(Symbol(name: text, isDefined: home != 0, isStrong: binding == 1))
      }
    }
    return (symbols, sections)
  }
}
