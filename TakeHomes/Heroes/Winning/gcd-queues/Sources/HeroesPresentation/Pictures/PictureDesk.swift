import Dispatch
import Foundation

/// One caller's wish. What changes in it is touched on the desk's queue.
final class PictureRequest: @unchecked Sendable {
  let url: URL
  let size: PixelSize
  fileprivate var isGivenUp = false
  fileprivate var answer: (@Sendable (Result<DecodedImage, Error>) -> Void)?

  init(url: URL, size: PixelSize) {
    self.url = url
    self.size = size
  }
}

/// Fetches and decodes. Everything that changes is touched on the serial queue `state`.
final class PictureDesk: @unchecked Sendable {
  private final class Download {
    var requests: [PictureRequest] = []
    var task: Task<Void, Never>?
  }

  private let state = DispatchQueue(label: "heroes.pictures.state")
  private let decoding = DispatchQueue(
    label: "heroes.pictures.decoding", attributes: .concurrent)
  private let drawer: PictureDrawer?
  private let fetch: @Sendable (URL) async throws -> Data
  private let decode: @Sendable (Data, PixelSize) throws -> DecodedImage
  private var downloads: [URL: Download] = [:]
  private var memory: PictureMemory

  init(
    drawer: PictureDrawer?, limit: Int, fetch: @escaping @Sendable (URL) async throws -> Data,
    decode: @escaping @Sendable (Data, PixelSize) throws -> DecodedImage
  ) {
    self.drawer = drawer
    self.fetch = fetch
    self.decode = decode
    memory = PictureMemory(limit: limit)
  }

  func take(
    _ request: PictureRequest, _ answer: @escaping @Sendable (Result<DecodedImage, Error>) -> Void
  ) {
    state.async { [self] in
      if request.isGivenUp { return answer(.failure(CancellationError())) }
      if let image = memory.image(request.url, request.size) { return answer(.success(image)) }
      request.answer = answer
      let download = downloads[request.url] ?? Download()
      downloads[request.url] = download
      download.requests.append(request)
      if download.requests.count == 1 { open(request.url, for: download) }
    }
  }

  func giveUp(_ request: PictureRequest) {
    state.async { [self] in
      request.isGivenUp = true
      guard let answer = request.answer, let download = downloads[request.url] else { return }
      request.answer = nil
      download.requests.removeAll { $0 === request }
      if download.requests.isEmpty {
        download.task?.cancel()
        downloads[request.url] = nil
      }
      answer(.failure(CancellationError()))
    }
  }

  // MARK: The way of a picture

  private func open(_ url: URL, for download: Download) {
    guard let drawer else { return ask(url, for: download) }
    drawer.read(url) { data in
      self.state.async {
        guard self.downloads[url] === download else { return }
        guard let data else { return self.ask(url, for: download) }
        self.decode(data, url, download, isFresh: false)
      }
    }
  }

  private func ask(_ url: URL, for download: Download) {
    download.task = Task.detached { [fetch, state] in
      do {
        let data = try await fetch(url)
        state.async { self.decode(data, url, download, isFresh: true) }
      } catch {
        state.async { self.end(url, download) { _ in .failure(error) } }
      }
    }
  }

  private func decode(_ data: Data, _ url: URL, _ download: Download, isFresh: Bool) {
    guard downloads[url] === download else { return }
    let sizes = Set(download.requests.map { $0.size })
    decoding.async { [decode] in
      let images = Dictionary(
        uniqueKeysWithValues: sizes.map { size in (size, Result { try decode(data, size) }) })
      self.state.async { self.decoded(images, of: data, url, download, isFresh) }
    }
  }

  private func decoded(
    _ images: [PixelSize: Result<DecodedImage, Error>], of data: Data, _ url: URL,
    _ download: Download, _ isFresh: Bool
  ) {
    guard downloads[url] === download else { return }
    let good = images.compactMapValues { try? $0.get() }
    if good.isEmpty, !isFresh { return ask(url, for: download) }
    for image in good { memory.keep(image.value, url, image.key) }
    // Somebody may have come with another size meanwhile.
    guard download.requests.allSatisfy({ images[$0.size] != nil }) else {
      return decode(data, url, download, isFresh: isFresh)
    }
    guard isFresh, !good.isEmpty, let drawer else { return end(url, download) { images[$0] } }
    drawer.write(data, url) {
      self.state.async { self.end(url, download) { images[$0] } }
    }
  }

  private func end(
    _ url: URL, _ download: Download, _ answer: (PixelSize) -> Result<DecodedImage, Error>?
  ) {
    guard downloads[url] === download else { return }
    downloads[url] = nil
    for request in download.requests {
      let answering = request.answer
      request.answer = nil
      if let result = answer(request.size) {
        answering?(result)
      } else if let answering {
        // It came while the file was written, with a size of its own.
        take(request, answering)
      }
    }
  }
}

/// The pictures in memory, the longest unused first.
struct PictureMemory {
  private var entries: [(url: URL, size: PixelSize, image: DecodedImage)] = []
  private var bytes = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func image(_ url: URL, _ size: PixelSize) -> DecodedImage? {
    guard let index = entries.lastIndex(where: { $0.url == url && $0.size == size }) else {
      return nil
    }
    let entry = entries.remove(at: index)
    entries.append(entry)
    return entry.image
  }

  mutating func keep(_ image: DecodedImage, _ url: URL, _ size: PixelSize) {
    if self.image(url, size) != nil { bytes -= entries.removeLast().image.rgba.count }
    entries.append((url, size, image))
    bytes += image.rgba.count
    while bytes > limit { bytes -= entries.removeFirst().image.rgba.count }
  }
}
