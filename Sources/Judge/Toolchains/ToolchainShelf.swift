internal import Domain

/// The machine's toolchains, resolved when first asked for and kept until the process ends.
actor ToolchainShelf {
  private let probe: Probe
  private var swift: Result<SwiftToolchain, JudgeError>?
  private var python: Result<PythonToolchain, JudgeError>?

  init(searchPath: String) { probe = Probe(searchPath: searchPath) }

  func swiftToolchain() async throws(JudgeError) -> SwiftToolchain {
    if let swift { return try swift.get() }
    do {
      let found = try await SwiftToolchain.resolve(probe)
      swift = .success(found)
      return found
    } catch {
      swift = .failure(error)
      throw error
    }
  }

  func pythonToolchain() async throws(JudgeError) -> PythonToolchain {
    if let python { return try python.get() }
    do {
      let found = try await PythonToolchain.resolve(probe)
      python = .success(found)
      return found
    } catch {
      python = .failure(error)
      throw error
    }
  }
}
