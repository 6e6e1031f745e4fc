internal import CZlib
internal import Domain

/// Reads zips that nobody vouches for: what they say is checked before anything is unpacked, and nothing
/// becomes larger than they said.
///
/// Source: PKWARE's APPNOTE.TXT 6.3.10, without encryption and without zip64.
struct ZipReader {
  private struct Entry {
    var path: String
    var method: UInt16
    var checksum: UInt32
    var packed: Int
    var size: Int
    var header: Int
  }

  private static let endMark: UInt32 = 0x0605_4b50
  private static let entryMark: UInt32 = 0x0201_4b50
  private static let fileMark: UInt32 = 0x0403_4b50
  /// The longest comment, and the end's own size.
  private static let endSize = 22
  private static let longestComment = 65_535
  private static let stored: UInt16 = 0
  private static let deflated: UInt16 = 8

  private let bytes: [UInt8]

  static func isMeant(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B]) }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Its plain files; links and folders are left out.
  ///
  /// Throws: ``HandInError``.
  static func files(in bytes: [UInt8]) throws(HandInError) -> [HandedFile] {
    let reader = ZipReader(bytes)
    var files: [HandedFile] = []
    for entry in try reader.entries() {
      files.append(HandedFile(path: entry.path, bytes: try reader.content(entry)))
    }
    return files
  }

  private func number<Number: FixedWidthInteger>(
    _ place: Int, as type: Number.Type = Number.self
  ) throws(HandInError) -> Number {
    guard place >= 0, place <= bytes.count - MemoryLayout<Number>.size else {
      throw .damaged("it ends in the middle")
    }
    return bytes.withUnsafeBytes {
      Number(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: type))
    }
  }

  private func entries() throws(HandInError) -> [Entry] {
    let end = try endOfDirectory()
    let count = Int(try number(end + 10, as: UInt16.self))
    guard count <= HandedFile.most else {
      throw .tooManyFiles(count: count, most: HandedFile.most)
    }
    var place = Int(try number(end + 16, as: UInt32.self))
    var (entries, known, size): ([Entry], Set<String>, Int) = ([], [], 0)
    for _ in 0..<count {
      let (entry, next) = try entry(at: place)
      place = next
      guard let entry else { continue }
      guard known.insert(entry.path).inserted else {
        throw .damaged("it contains \(entry.path) twice")
      }
      size += entry.size
      guard size <= HandedFile.mostMegabytes << 20 else {
        throw .tooLarge(megabytes: HandedFile.mostMegabytes)
      }
      entries.append(entry)
    }
    return entries
  }

  private func endOfDirectory() throws(HandInError) -> Int {
    let last = bytes.count - Self.endSize
    var place = last
    while place >= max(0, last - Self.longestComment) {
      if try number(place, as: UInt32.self) == Self.endMark { return place }
      place -= 1
    }
    throw .damaged("its list of files is missing")
  }

  /// One line of the directory, unless it is no plain file of an answer, and where the next one begins.
  private func entry(at place: Int) throws(HandInError) -> (Entry?, next: Int) {
    guard try number(place, as: UInt32.self) == Self.entryMark else {
      throw .damaged("its list of files is broken")
    }
    let flags: UInt16 = try number(place + 8)
    let lengths = [28, 30, 32]
    var next = place + 46
    var name = 0
    for offset in lengths {
      let length = Int(try number(place + offset, as: UInt16.self))
      if offset == lengths[0] { name = length }
      next += length
    }
    guard place + 46 + name <= bytes.count else { throw .damaged("it ends in the middle") }
    let path = String(decoding: bytes[(place + 46)..<(place + 46 + name)], as: UTF8.self)
    let kind = try number(place + 38, as: UInt32.self) >> 16 & 0o170_000
    let isPlain = kind == 0 || kind == 0o100_000
    guard !path.hasSuffix("/"), isPlain, !HandedFile.isIdle(path) else { return (nil, next) }
    guard HandedFile.isPlain(path) else { throw .badName(path.onOneLine.cut(to: 100)) }
    guard flags & 1 == 0 else { throw .encrypted }
    let entry = Entry(
      path: path, method: try number(place + 10), checksum: try number(place + 16),
      packed: Int(try number(place + 20, as: UInt32.self)),
      size: Int(try number(place + 24, as: UInt32.self)),
      header: Int(try number(place + 42, as: UInt32.self)))
    return (entry, next)
  }

  private func content(_ entry: Entry) throws(HandInError) -> [UInt8] {
    guard try number(entry.header, as: UInt32.self) == Self.fileMark else {
      throw .damaged("\(entry.path) isn't where its list says")
    }
    let start =
      entry.header + 30 + Int(try number(entry.header + 26, as: UInt16.self))
      + Int(try number(entry.header + 28, as: UInt16.self))
    guard start + entry.packed <= bytes.count else { throw .damaged("it ends in the middle") }
    let packed = bytes[start..<(start + entry.packed)]
    let content: [UInt8]?
    switch entry.method {
    case Self.stored: content = packed.count == entry.size ? Array(packed) : nil
    case Self.deflated: content = Self.inflated(packed, size: entry.size)
    default: throw .damaged("\(entry.path) uses an unknown compression method")
    }
    guard let content, Self.checksum(content) == entry.checksum else {
      throw .damaged("\(entry.path) isn't what its list says")
    }
    return content
  }

  /// Nil unless it becomes exactly so large.
  private static func inflated(_ packed: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    var stream = z_stream()
    // Negative: without the header that zlib itself would write.
    let window: Int32 = -15
    guard
      inflateInit2_(&stream, window, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { inflateEnd(&stream) }
    var source = Array(packed)
    // A byte more, so that what is larger shows, and none is no null pointer.
    var made = [UInt8](repeating: 0, count: size + 1)
    let status = source.withUnsafeMutableBufferPointer { input in
      made.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        return inflate(&stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END, Int(stream.total_out) == size else { return nil }
    made.removeLast()
    return made
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(0, bytes, UInt32(bytes.count)))
  }
}
