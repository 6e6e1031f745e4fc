import Foundation
import Testing

@testable import HeroesPresentation

extension DecodedImage {
  /// One colour all over.
  static func filled(_ byte: UInt8, _ size: PixelSize) -> DecodedImage {
    DecodedImage(
      width: size.width, height: size.height,
      rgba: Array(repeating: byte, count: size.width * size.height * 4))
  }
}

/// A failure tells the size, not every byte.
extension DecodedImage: CustomTestStringConvertible {
  public var testDescription: String { "a picture of \(width) × \(height)" }
}

/// The files of `FakeFiles`: their length, their colour, and padding.
enum FakeFile {
  static func bytes(_ colour: UInt8, count: Int = 100) -> Data {
    Data("PICTURE \(count) \(colour)".utf8) + Data(repeating: colour, count: count)
  }

  /// Nil for a file that is torn or another's.
  static func colour(of data: Data) -> UInt8? {
    let padding = data.reversed().prefix { $0 == data.last }.count
    guard let colour = data.last, padding >= 16, data.starts(with: Data("PICTURE ".utf8)),
      data == bytes(colour, count: padding)
    else { return nil }
    return colour
  }
}

/// Decodes a file to one colour, and remembers the sizes that it was asked for.
final class FakeDecoder: Sendable {
  struct Damaged: Error {}

  private let asked = Box<[PixelSize]>([])

  var sizes: [PixelSize] { asked.value }

  @Sendable func decode(_ data: Data, _ size: PixelSize) throws -> DecodedImage {
    asked.change { $0.append(size) }
    guard let colour = FakeFile.colour(of: data) else { throw Damaged() }
    return .filled(colour, size)
  }
}

/// Stands for the network: a file per address, and a count of how often it was fetched.
final class FakeFiles: Sendable {
  private let made = Box<[URL]>([])
  private let bytes: Int

  init(bytes: Int = 100) { self.bytes = bytes }

  var fetched: [URL] { made.value }

  func count(of url: URL) -> Int { fetched.count { $0 == url } }

  @Sendable func fetch(_ url: URL) async throws -> Data {
    made.change { $0.append(url) }
    return FakeFile.bytes(url.colour, count: bytes)
  }
}

extension URL {
  static func picture(_ number: Int) -> URL {
    URL(string: "http://127.0.0.1:9/pictures/\(number).png") ?? URL(filePath: "/\(number).png")
  }

  /// The colour of `FakeFiles`' picture: 128 to 255, which no text holds.
  var colour: UInt8 {
    UInt8(truncatingIfNeeded: Int(deletingPathExtension().lastPathComponent) ?? 0) | 128
  }
}

extension DecodedImage {
  /// What `FakeFiles` and `FakeDecoder` make of an address.
  static func of(_ url: URL, _ size: PixelSize = .card) -> DecodedImage {
    .filled(url.colour, size)
  }

  /// Whether it is the picture of an address, in whatever size.
  func shows(_ url: URL) -> Bool { rgba.first == url.colour && rgba.last == url.colour }
}

extension PixelSize {
  static let card = PixelSize(width: 8, height: 8)
}
