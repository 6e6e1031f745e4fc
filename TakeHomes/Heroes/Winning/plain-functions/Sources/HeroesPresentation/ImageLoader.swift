import Foundation

public actor ImageLoader {
  private struct Key: Hashable, Sendable {
    var url: URL
    var size: PixelSize
  }

  /// Work that is under way, and for how many.
  private struct Job<Value: Sendable> {
    var task: Task<Value, any Error>
    var callers = 0
  }

  private struct Work {
    var decoding: [Key: Job<DecodedImage>] = [:]
    var fetching: [URL: Job<Dated<Data>>] = [:]
  }

  private let folder: URL?
  private let limits: (memory: Int, disk: Int)
  private let fetch: @Sendable (URL) async throws -> Data
  private let decode: @Sendable (Data, PixelSize) throws -> DecodedImage
  private let timeToLive: Duration?
  private let now: @Sendable () -> Duration
  private var images: [Key: Dated<DecodedImage>] = [:]
  /// When each file was fetched; those of an earlier run are dated when they are read.
  private var fileDates: [URL: Duration] = [:]
  private var order: Kept<Key> = []
  private var work = Work()
  private var ahead: [Task<Void, Never>] = []

  public init(
    folder: URL? = nil, memoryLimitBytes: Int = 64 << 20, diskLimitBytes: Int = 128 << 20,
    timeToLive: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    fetch: @escaping @Sendable (URL) async throws -> Data,
    decode: @escaping @Sendable (Data, PixelSize) throws -> DecodedImage
  ) {
    self.folder = folder
    limits = (memoryLimitBytes, diskLimitBytes)
    (self.fetch, self.decode) = (fetch, decode)
    (self.timeToLive, now) = (timeToLive, stopwatch(clock))
  }

  public func image(for url: URL, size: PixelSize) async throws -> DecodedImage {
    let key = Key(url: url, size: size)
    try Task.checkCancellation()
    if let image = known(key) { return image }
    return try await share(\.decoding, key) { try await self.make(key) }
  }

  public func prefetch(_ urls: [URL], size: PixelSize) {
    ahead += urls.map { url in
      Task(priority: .low) { _ = try? await image(for: url, size: size) }
    }
  }

  public func cancelPrefetch() {
    ahead.forEach { $0.cancel() }
    ahead = []
  }

  private func make(_ key: Key) async throws -> DecodedImage {
    if let image = known(key) { return image }
    if let data = file(at: key.url), let image = try? decode(data.value, key.size) {
      return keep(Dated(value: image, date: data.date), key)
    }
    let data = try await share(\.fetching, key.url) { [fetch, now] in
      Dated(value: try await fetch(key.url), date: now())
    }
    let image = try decode(data.value, key.size)
    if let folder, writePicture(data.value, of: key.url, in: folder, limit: limits.disk) {
      fileDates[key.url] = data.date
    }
    return keep(Dated(value: image, date: data.date), key)
  }

  /// Joins the work of that name, or begins it.
  private func share<Name: Hashable & Sendable, Value: Sendable>(
    _ jobs: WritableKeyPath<Work, [Name: Job<Value>]>, _ name: Name,
    _ make: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let task = work[keyPath: jobs][name]?.task ?? Task { try await make() }
    work[keyPath: jobs][name, default: Job(task: task)].callers += 1
    defer {
      // Another one of that name may have begun since.
      if var job = work[keyPath: jobs][name], job.task == task {
        job.callers -= 1
        work[keyPath: jobs][name] = job.callers > 0 ? job : nil
        if job.callers == 0 { task.cancel() }
      }
    }
    return try await value(of: task)
  }

  private func file(at url: URL) -> Dated<Data>? {
    let date = fileDates[url] ?? now()
    guard let folder, isFresh(date, at: now(), for: timeToLive),
      let data = readPicture(of: url, in: folder)
    else { return nil }
    fileDates[url] = date
    return Dated(value: data, date: date)
  }

  private func known(_ key: Key) -> DecodedImage? {
    guard let image = images[key], isFresh(image.date, at: now(), for: timeToLive) else {
      return nil
    }
    order = kept(key, image.value.rgba.count, in: order)
    return image.value
  }

  private func keep(_ image: Dated<DecodedImage>, _ key: Key) -> DecodedImage {
    images[key] = image
    let (stay, go) = trimmed(kept(key, image.value.rgba.count, in: order), to: limits.memory)
    order = stay
    for key in go { images[key] = nil }
    return image.value
  }
}
