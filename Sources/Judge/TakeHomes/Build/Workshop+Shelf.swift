internal import Domain
internal import Synchronization

extension Workshop {
  /// The digest of everything that has a say in what this compile gives; nil: it is not kept.
  func key(_ arguments: [String], _ order: ModuleOrder, _ sources: [String]) -> String? {
    guard shelf != nil, let ground else { return nil }
    var parts = [ground.identity, "\(order.dialect.mode)"] + arguments
    for path in sources + order.inner {
      guard let digest = host(path).flatMap(digests.digest) else { return nil }
      parts += [path, digest]
    }
    return TemplateKey.digest(parts, [])
  }

  /// Where a path of the jail lies on the host.
  private func host(_ path: String) -> String? {
    shown.lazy.compactMap { name, folder -> String? in
      let place = Self.place(name) + "/"
      return path.hasPrefix(place) ? "\(folder)/\(path.dropFirst(place.count))" : nil
    }.first
  }

  /// The files that a compile gives: kept ones, or new ones that are kept then.
  func shelved(
    _ key: String?, count: Int, make: () async throws -> (files: [[UInt8]], CompileResult)
  ) async throws -> (files: [[UInt8]], result: CompileResult) {
    if let key, let files = shelf?.files(key, count: count) { return (files, CompileResult()) }
    let made = try await make()
    if let key, made.files.count == count { try shelf?.keep(made.files, as: key) }
    return made
  }
}

/// The digests of files that do not change, each read once.
final class FileDigests: Sendable {
  private let known = Mutex<[String: String]>([:])

  /// Spares the reading of a file that was digested before.
  func know(_ path: String, _ digest: String) { known.withLock { $0[path] = digest } }

  /// Nil when there is no such file.
  func digest(_ path: String) -> String? {
    if let digest = known.withLock({ $0[path] }) { return digest }
    guard let bytes = GradeFiles.plainFile(path, mostBytes: 64 << 20) else { return nil }
    let digest = SHA256.hex(bytes)
    known.withLock { $0[path] = digest }
    return digest
  }
}
