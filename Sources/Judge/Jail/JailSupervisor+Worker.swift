internal import Foundation

extension JailSupervisor {
  /// Builds a jail that runs programs one after another; ready when its first process is.
  ///
  /// The limits of the spec hold for the process that forks; each run brings its own.
  /// Throws: ``JailError``, below level 3 ``JailError/workersUnavailable(_:)``.
  func openWorker(_ spec: JailSpec) async throws -> JailWorker {
    let level = try await probe().level
    guard level >= .L3, let library = zygoteLibrary else {
      throw JailError.workersUnavailable(level)
    }
    var spec = spec
    for mount in [library, zygoteProgram] where !spec.mounts.contains(mount) {
      spec.mounts.append(mount)
    }
    spec.environment[JailSpec.zygoteVariable] = library.jail
    try spec.check()
    let connection = JailConnection(descriptor: try request(.job))
    connection.send(JailProtocol.start(spec, workFolder: "/work", isWorker: true))
    let first = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        connection.read { event in
          continuation.resume(returning: event)
          return false
        }
      }
    } onCancel: {
      connection.cancel()
    }
    if case .started = first { return JailWorker(connection) }
    connection.close()
    try Task.checkCancellation()
    guard case .ended(let end) = first, case .jailFailure(let reason) = end.cause else {
      throw JailError.workerFailed("it said \(first)")
    }
    throw JailError.workerFailed(reason)
  }

  /// The library by which a process forks itself for each run; nil where there is none.
  var zygoteLibrary: JailSpec.Mount? {
    let path = program.deletingLastPathComponent().appending(path: "libfocus-zygote.so").path
    guard FileManager.default.isReadableFile(atPath: path) else { return nil }
    return JailSpec.Mount(host: path, jail: JailSpec.zygoteLibrary)
  }

  /// The jail's own program, which in a worker starts another one for each run.
  var zygoteProgram: JailSpec.Mount {
    JailSpec.Mount(host: program.path, jail: JailSpec.zygoteProgram)
  }
}
