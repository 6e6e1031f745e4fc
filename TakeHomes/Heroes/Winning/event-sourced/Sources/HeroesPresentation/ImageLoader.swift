import Foundation

/// Fetches each picture once for all who want it, and remembers what was decoded.
public actor ImageLoader {
  private struct Key: Hashable {
    var url: URL
    var size: PixelSize
  }

  private struct Flight {
    var task: Task<Void, Never>
    var waiters: [Int: (size: PixelSize, wake: CheckedContinuation<DecodedImage, any Error>)] = [:]
  }

  private let disk: DiskShelf?
  private let fetch: @Sendable (URL) async throws -> Data
  private let decode: @Sendable (Data, PixelSize) throws -> DecodedImage
  private let lifetime: Lifetime
  private var memory: RecentlyUsed<Key, (image: DecodedImage, fetched: Moment)>
  private var flights: [URL: Flight] = [:]
  private var prefetches: [Task<Void, Never>] = []
  private var lastTicket = 0

  public init(
    folder: URL? = nil, memoryLimitBytes: Int = 64 << 20, diskLimitBytes: Int = 128 << 20,
    timeToLive: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    fetch: @escaping @Sendable (URL) async throws -> Data,
    decode: @escaping @Sendable (Data, PixelSize) throws -> DecodedImage
  ) {
    self.fetch = fetch
    self.decode = decode
    let lifetime = Lifetime(timeToLive, clock: clock)
    self.lifetime = lifetime
    disk = folder.map { DiskShelf(folder: $0, limit: diskLimitBytes, lifetime: lifetime) }
    memory = RecentlyUsed(limit: memoryLimitBytes)
  }

  public func image(for url: URL, size: PixelSize) async throws -> DecodedImage {
    try Task.checkCancellation()
    if let known = memory[Key(url: url, size: size)], lifetime.allows(known.fetched) {
      return known.image
    }
    lastTicket += 1
    let ticket = lastTicket
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wake in
        // Cancelled meanwhile: the handler below may have been here before the waiter was.
        if Task.isCancelled { return wake.resume(throwing: CancellationError()) }
        var flight = flights[url] ?? Flight(task: start(url))
        flight.waiters[ticket] = (size, wake)
        flights[url] = flight
      }
    } onCancel: {
      Task { await self.leave(url, ticket) }
    }
  }

  public func prefetch(_ urls: [URL], size: PixelSize) {
    prefetches += urls.map { url in
      Task(priority: .background) { _ = try? await self.image(for: url, size: size) }
    }
  }

  public func cancelPrefetch() {
    for task in prefetches { task.cancel() }
    prefetches = []
  }

  private func start(_ url: URL) -> Task<Void, Never> {
    Task {
      if let (data, fetched) = await disk?.picture(for: url),
        land(url, with: data, of: fetched, isFresh: false)
      {
        return
      }
      do {
        let data = try await fetch(url)
        let fetched = lifetime.now
        if Task.isCancelled { return }
        if land(url, with: data, of: fetched, isFresh: true) {
          await disk?.keep(data, of: fetched, for: url)
        }
      } catch {
        if !Task.isCancelled { end(url).forEach { $0.wake.resume(throwing: error) } }
      }
    }
  }

  /// Gives everyone their size; says whether the data were any good.
  private func land(_ url: URL, with data: Data, of fetched: Moment, isFresh: Bool) -> Bool {
    guard !Task.isCancelled, let waiters = flights[url]?.waiters.values else { return true }
    var results: [PixelSize: Result<DecodedImage, any Error>] = [:]
    for size in Set(waiters.map(\.size)) {
      results[size] = Result { try decode(data, size) }
      if case .success(let image) = results[size] {
        memory.insert(
          (image, fetched), for: Key(url: url, size: size), cost: image.rgba.count)
      }
    }
    let isGood = results.values.contains { (try? $0.get()) != nil }
    guard isGood || isFresh else { return false }
    for waiter in end(url) {
      if let result = results[waiter.size] { waiter.wake.resume(with: result) }
    }
    return isGood
  }

  private func end(
    _ url: URL
  ) -> [(size: PixelSize, wake: CheckedContinuation<DecodedImage, any Error>)] {
    flights.removeValue(forKey: url).map { Array($0.waiters.values) } ?? []
  }

  private func leave(_ url: URL, _ ticket: Int) {
    guard let waiter = flights[url]?.waiters.removeValue(forKey: ticket) else { return }
    waiter.wake.resume(throwing: CancellationError())
    if flights[url]?.waiters.isEmpty == true { flights.removeValue(forKey: url)?.task.cancel() }
  }
}
