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
    var fetching: [URL: Job<Data>] = [:]
  }

  private let folder: URL?
  private let limits: (memory: Int, disk: Int)
  private let fetch: @Sendable (URL) async throws -> Data
  private let decode: @Sendable (Data, PixelSize) throws -> DecodedImage
  private var images: [Key: DecodedImage] = [:]
  private var order: Kept<Key> = []
  private var work = Work()
  private var ahead: [Task<Void, Never>] = []

  public init(
    folder: URL? = nil, memoryLimitBytes: Int = 64 << 20, diskLimitBytes: Int = 128 << 20,
    fetch: @escaping @Sendable (URL) async throws -> Data,
    decode: @escaping @Sendable (Data, PixelSize) throws -> DecodedImage
  ) {
    self.folder = folder
    limits = (memoryLimitBytes, diskLimitBytes)
    (self.fetch, self.decode) = (fetch, decode)
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
    if let folder, let data = readPicture(of: key.url, in: folder),
      let image = try? decode(data, key.size)
    {
      return keep(image, key)
    }
    let data = try await share(\.fetching, key.url) { [fetch] in try await fetch(key.url) }
    let image = try decode(data, key.size)
    if let folder { writePicture(data, of: key.url, in: folder, limit: limits.disk) }
    return keep(image, key)
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

  private func known(_ key: Key) -> DecodedImage? {
    guard let image = images[key] else { return nil }
    order = kept(key, image.rgba.count, in: order)
    return image
  }

  private func keep(_ image: DecodedImage, _ key: Key) -> DecodedImage {
    images[key] = image
    let (stay, go) = trimmed(kept(key, image.rgba.count, in: order), to: limits.memory)
    order = stay
    for key in go { images[key] = nil }
    return image
  }
}
