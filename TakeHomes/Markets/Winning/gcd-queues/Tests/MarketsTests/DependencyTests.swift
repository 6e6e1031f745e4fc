import Foundation
import XCTest

@testable import MarketsApplication

private final class Engine: Sendable {}

private final class Car: Sendable {
  let engine: Engine?
  init(engine: Engine?) { self.engine = engine }
}

final class DependencyTests: XCTestCase {
  func testOneInstance() {
    let container = Dependency()
    XCTAssertNil(container.resolve(Engine.self))
    container.register(Engine.self) { Engine() }
    let first = container.resolve(Engine.self)
    XCTAssertNotNil(first)
    let all = Locked<[Engine?]>([])
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      let engine = container.resolve(Engine.self)
      all.mutate { $0.append(engine) }
    }
    XCTAssertTrue(all.value.allSatisfy { $0 === first })
  }

  func testFactoriesMayResolve() {
    let container = Dependency()
    container.register(Engine.self) { Engine() }
    container.register(Car.self) { Car(engine: container.resolve(Engine.self)) }
    let isDone = DispatchSemaphore(value: 0)
    let car = Locked<Car?>(nil)
    Thread.detachNewThread {
      let made = container.resolve(Car.self)
      car.mutate { $0 = made }
      isDone.signal()
    }
    XCTAssertEqual(isDone.wait(timeout: .now() + 3), .success)
    XCTAssertTrue(car.value?.engine === container.resolve(Engine.self))
  }

  func testReplacing() {
    let (container, other) = (Dependency(), Dependency())
    container.register(Int.self) { 1 }
    XCTAssertEqual(container.resolve(Int.self), 1)
    container.register(Int.self) { 2 }
    XCTAssertEqual(container.resolve(Int.self), 2)
    XCTAssertNil(other.resolve(Int.self))
    XCTAssertNil(Dependency.shared.resolve(Int.self))
  }
}
