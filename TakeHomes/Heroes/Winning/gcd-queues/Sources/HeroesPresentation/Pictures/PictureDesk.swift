import Dispatch
import Foundation

/// One caller's wish, which is touched on the desk's queue alone.
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

/// Fetches and decodes; everything that changes is touched on the serial queue `state`.
final class PictureDesk: @unchecked Sendable {
  private final class Job {
    var requests: [PictureRequest] = []
    var task: Task<Void, Never>?
  }

  private let state = DispatchQueue(label: "heroes.pictures.state")
  private let decoding = DispatchQueue(
    label: "heroes.pictures.decoding", attributes: .concurrent)
  private let drawer: PictureDrawer?
  private let freshness: Freshness
  private let fetch: @Sendable (URL) async throws -> Data
  private let decode: @Sendable (Data, PixelSize) throws -> DecodedImage
  private var jobs: [URL: Job] = [:]
  private var memory: PictureMemory

  init(
    drawer: PictureDrawer?, limit: Int, _ freshness: Freshness,
    fetch: @escaping @Sendable (URL) async throws -> Data,
    decode: @escaping @Sendable (Data, PixelSize) throws -> DecodedImage
  ) {
    self.drawer = drawer
    self.fetch = fetch
    self.decode = decode
    self.freshness = freshness
    memory = PictureMemory(limit: limit)
  }

  func take(
    _ request: PictureRequest, _ answer: @escaping @Sendable (Result<DecodedImage, Error>) -> Void
  ) {
    state.async { [self] in
      if request.isGivenUp { return answer(.failure(CancellationError())) }
      if let (image, time) = memory.image(request.url, request.size), freshness.isFresh(time) {
        return answer(.success(image))
      }
      request.answer = answer
      let job = jobs[request.url] ?? Job()
      jobs[request.url] = job
      job.requests.append(request)
      if job.requests.count == 1 { open(request.url, for: job) }
    }
  }

  func giveUp(_ request: PictureRequest) {
    state.async { [self] in
      request.isGivenUp = true
      guard let answer = request.answer, let job = jobs[request.url] else { return }
      request.answer = nil
      job.requests.removeAll { $0 === request }
      if job.requests.isEmpty {
        job.task?.cancel()
        jobs[request.url] = nil
      }
      answer(.failure(CancellationError()))
    }
  }

  // MARK: The way of a picture

  private func open(_ url: URL, for job: Job) {
    guard let drawer else { return ask(url, for: job) }
    drawer.read(url) { kept in
      self.state.async {
        guard self.jobs[url] === job else { return }
        guard let kept else { return self.ask(url, for: job) }
        self.decode(kept, url, job, isNew: false)
      }
    }
  }

  private func ask(_ url: URL, for job: Job) {
    job.task = Task.detached { [fetch, freshness, state] in
      do {
        let data = try await fetch(url)
        let new = Download(data: data, time: freshness.time)
        state.async { self.decode(new, url, job, isNew: true) }
      } catch {
        state.async { self.end(url, job) { _ in .failure(error) } }
      }
    }
  }

  private func decode(_ download: Download, _ url: URL, _ job: Job, isNew: Bool) {
    guard jobs[url] === job else { return }
    let sizes = Set(job.requests.map { $0.size })
    decoding.async { [decode] in
      let images = Dictionary(
        uniqueKeysWithValues: sizes.map { size in
          (size, Result { try decode(download.data, size) })
        })
      self.state.async { self.decoded(images, of: download, url, job, isNew) }
    }
  }

  private func decoded(
    _ images: [PixelSize: Result<DecodedImage, Error>], of download: Download, _ url: URL,
    _ job: Job, _ isNew: Bool
  ) {
    guard jobs[url] === job else { return }
    let good = images.compactMapValues { try? $0.get() }
    if good.isEmpty, !isNew { return ask(url, for: job) }
    for image in good { memory.keep(image.value, url, image.key, download.time) }
    // Somebody may have come with another size meanwhile.
    guard job.requests.allSatisfy({ images[$0.size] != nil }) else {
      return decode(download, url, job, isNew: isNew)
    }
    guard isNew, !good.isEmpty, let drawer else { return end(url, job) { images[$0] } }
    drawer.write(download, url) {
      self.state.async { self.end(url, job) { images[$0] } }
    }
  }

  private func end(
    _ url: URL, _ job: Job, _ answer: (PixelSize) -> Result<DecodedImage, Error>?
  ) {
    guard jobs[url] === job else { return }
    jobs[url] = nil
    for request in job.requests {
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
  private typealias Entry = (url: URL, size: PixelSize, image: DecodedImage, time: Duration)

  private var entries: [Entry] = []
  private var bytes = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func image(_ url: URL, _ size: PixelSize) -> (DecodedImage, Duration)? {
    guard let index = entries.lastIndex(where: { $0.url == url && $0.size == size }) else {
      return nil
    }
    let entry = entries.remove(at: index)
    entries.append(entry)
    return (entry.image, entry.time)
  }

  mutating func keep(_ image: DecodedImage, _ url: URL, _ size: PixelSize, _ time: Duration) {
    if self.image(url, size) != nil { bytes -= entries.removeLast().image.rgba.count }
    entries.append((url, size, image, time))
    bytes += image.rgba.count
    while bytes > limit { bytes -= entries.removeFirst().image.rgba.count }
  }
}
