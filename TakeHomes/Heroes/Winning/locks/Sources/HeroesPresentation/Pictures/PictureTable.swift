import Foundation
import Locked

struct PictureKey: Hashable, Sendable {
  var url: URL
  var size: PixelSize
}

/// Bytes, and when they were fetched.
struct FetchedPicture: Sendable {
  var data: Data
  var time: Duration
}

/// Pictures in memory and on their way, behind one lock.
final class PictureTable: Sendable {
  private typealias Answer = Result<DecodedImage, any Error>
  private typealias Waiter = CheckedContinuation<DecodedImage, any Error>

  private struct Flight {
    var number: Int
    var task: Task<Void, Never>?
    var waiters: [Int: (size: PixelSize, continuation: Waiter)] = [:]
  }

  private struct Content {
    var memory: [PictureKey: (image: DecodedImage, time: Duration, use: Int)] = [:]
    var bytes = 0
    var flights: [URL: Flight] = [:]
    /// Numbers of those who are in `image(_:)`: who left before joining, and who has joined.
    var left: Set<Int> = []
    var joined: Set<Int> = []
    var count = 0

    mutating func next() -> Int {
      count += 1
      return count
    }
  }

  private let content = Locked(Content())
  private let limit: Int
  private let age: Age
  private let files: PictureFiles?
  private let fetch: @Sendable (URL) async throws -> Data
  private let decode: @Sendable (Data, PixelSize) throws -> DecodedImage

  init(
    limit: Int, age: Age, folder: PictureFiles?,
    fetch: @escaping @Sendable (URL) async throws -> Data,
    decode: @escaping @Sendable (Data, PixelSize) throws -> DecodedImage
  ) {
    (self.limit, self.age, files) = (limit, age, folder)
    (self.fetch, self.decode) = (fetch, decode)
  }

  func image(_ key: PictureKey) async throws -> DecodedImage {
    try Task.checkCancellation()
    let number = content.use { $0.next() }
    defer { content.use { $0.joined.remove(number) } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let ready = content.use { content -> Answer? in
          if content.left.remove(number) != nil { return .failure(CancellationError()) }
          content.joined.insert(number)
          return join(key, number, waiter, &content)
        }
        if let ready { waiter.resume(with: ready) }
      }
    } onCancel: {
      leave(key.url, number)
    }
  }

  private func join(
    _ key: PictureKey, _ number: Int, _ waiter: Waiter, _ content: inout Content
  ) -> Answer? {
    if let known = content.memory[key], !age.isTooOld(known.time) {
      let use = content.next()
      content.memory[key]?.use = use
      return .success(known.image)
    }
    var flight = content.flights[key.url] ?? Flight(number: content.next())
    flight.waiters[number] = (key.size, waiter)
    if flight.task == nil {
      flight.task = Task.detached { [weak self, number = flight.number] in
        await self?.fly(key.url, number)
      }
    }
    content.flights[key.url] = flight
    return nil
  }

  private func leave(_ url: URL, _ number: Int) {
    let (waiter, task) = content.use { content -> (Waiter?, Task<Void, Never>?) in
      guard let waiter = content.flights[url]?.waiters.removeValue(forKey: number) else {
        // It has not joined yet, or it has its answer already: `joined` tells.
        if !content.joined.contains(number) { content.left.insert(number) }
        return (nil, nil)
      }
      guard content.flights[url]?.waiters.isEmpty == true else {
        return (waiter.continuation, nil)
      }
      return (waiter.continuation, content.flights.removeValue(forKey: url)?.task)
    }
    waiter?.resume(throwing: CancellationError())
    task?.cancel()
  }

  // MARK: The way of a picture

  private func fly(_ url: URL, _ number: Int) async {
    if let kept = files?.read(url), land(kept, url, number, isLast: false) { return }
    do {
      let data = try await fetch(url)
      let new = FetchedPicture(data: data, time: age.now())
      if !Task.isCancelled { _ = land(new, url, number, isLast: true) }
    } catch {
      answer(url, number, age.now()) { _ in .failure(error) }
    }
  }

  /// Decodes until everybody who waits has their size; false where the bytes are no picture.
  private func land(_ picture: FetchedPicture, _ url: URL, _ number: Int, isLast: Bool) -> Bool {
    var made: [PixelSize: Answer] = [:]
    while true {
      let missing = content.use { content -> Set<PixelSize> in
        guard let flight = content.flights[url], flight.number == number else { return [] }
        return Set(flight.waiters.values.map(\.size)).subtracting(made.keys)
      }
      for size in missing { made[size] = Answer { try decode(picture.data, size) } }
      let isGood = made.values.contains { (try? $0.get()) != nil }
      if !isGood, !isLast { return made.isEmpty }
      // Before anybody is answered: who starts again finds the file.
      if isGood, isLast, !missing.isEmpty { files?.keep(picture, url) }
      if answer(url, number, picture.time, { made[$0] }) { return true }
    }
  }

  /// Ends a flight; false where somebody waits for what there is no answer to.
  @discardableResult
  private func answer(
    _ url: URL, _ number: Int, _ time: Duration, _ result: (PixelSize) -> Answer?
  ) -> Bool {
    var ready: [(Waiter, Answer)] = []
    let isOver = content.use { content -> Bool in
      guard let flight = content.flights[url], flight.number == number else { return true }
      for waiter in flight.waiters.values {
        guard let result = result(waiter.size) else { return false }
        ready.append((waiter.continuation, result))
        if case .success(let image) = result {
          remember(image, PictureKey(url: url, size: waiter.size), time, &content)
        }
      }
      content.flights[url] = nil
      return true
    }
    guard isOver else { return false }
    for (waiter, result) in ready { waiter.resume(with: result) }
    return true
  }

  private func remember(
    _ image: DecodedImage, _ key: PictureKey, _ time: Duration, _ content: inout Content
  ) {
    let old = content.memory.updateValue((image, time, content.next()), forKey: key)
    content.bytes += image.rgba.count - (old?.image.rgba.count ?? 0)
    guard content.bytes > limit else { return }
    for (key, entry) in content.memory.sorted(by: { $0.value.use < $1.value.use })
    where content.bytes > limit {
      content.memory[key] = nil
      content.bytes -= entry.image.rgba.count
    }
  }
}
