internal import Foundation
internal import Testing
public import XCTest

/// Runs methods of XCTest as tests of Swift Testing, one at a time, as XCTest wants it.
public enum XCTestBridge {
  private static let queue = DispatchQueue(label: "xctest")
  private static let failures = Failures()

  public static func run<Case: XCTestCase>(
    _ type: Case.Type, _ name: String,
    _ body: @escaping @Sendable (XCTestValue<Case>) async throws -> Void
  ) async {
    let type = XCTestValue(type)
    let found = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: perform(type.value, name, body)) }
    }
    for text in found { Issue.record(Comment(rawValue: text)) }
  }

  /// The method runs in a task, where it may belong to any actor; this thread waits for it.
  private static func perform<Case: XCTestCase>(
    _ type: Case.Type, _ name: String,
    _ body: @escaping @Sendable (XCTestValue<Case>) async throws -> Void
  ) -> [String] {
    let test = type.init(name: name) { test in
      guard let test = test as? Case else { return }
      let (value, done) = (XCTestValue(test), DispatchSemaphore(value: 0))
      let thrown = XCTestValue<[any Error]>([])
      Task.detached {
        do { try await body(value) } catch { thrown.value.append(error) }
        done.signal()
      }
      done.wait()
      if let error = thrown.value.first { throw error }
    }
    failures.texts = []
    type.setUp()
    test.run()
    type.tearDown()
    return failures.texts
  }

  private final class Failures: NSObject, XCTestObservation, @unchecked Sendable {
    var texts: [String] = []

    override init() {
      super.init()
      XCTestObservationCenter.shared.addTestObserver(self)
    }

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String,
      inFile filePath: String?, atLine lineNumber: Int
    ) {
      texts.append(description)
    }
  }
}

/// What only one thread uses at a time.
public final class XCTestValue<Value>: @unchecked Sendable {
  public nonisolated(unsafe) var value: Value

  public init(_ value: Value) { self.value = value }
}
