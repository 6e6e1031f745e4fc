import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

private protocol Engine: AnyObject, Sendable {}
private final class Diesel: Engine {}
private final class Electric: Engine {}
private final class Car: Sendable {
  let engine: (any Engine)?
  init(engine: (any Engine)?) { self.engine = engine }
}
private final class Garage: Sendable {
  let car: Car?
  init(car: Car?) { self.car = car }
}

/// C2.
///
/// What could hang runs on a thread of its own and is left behind.
@Suite struct DependencyTests {
  @Test func `what nobody registered is not there`() {
    #expect(Dependency().resolve(Car.self) == nil)
  }

  @Test func `a thing is made when it is first asked for, and once`() {
    let dependency = Dependency()
    let made = Shared(0)
    dependency.register(Car.self) {
      made.change { $0 += 1 }
      return Car(engine: nil)
    }
    #expect(made.value == 0)
    let first = dependency.resolve(Car.self)
    #expect(first != nil)
    #expect(dependency.resolve(Car.self) === first)
    #expect(made.value == 1)
  }

  @Test func `a protocol is a key as good as a class`() {
    let dependency = Dependency()
    dependency.register((any Engine).self) { Diesel() }
    #expect(dependency.resolve((any Engine).self) is Diesel)
    #expect(dependency.resolve(Diesel.self) == nil)
  }

  @Test func `a factory may resolve what it needs, however deep`() {
    let dependency = Dependency()
    dependency.register((any Engine).self) { Diesel() }
    dependency.register(Car.self) { Car(engine: dependency.resolve((any Engine).self)) }
    dependency.register(Garage.self) { Garage(car: dependency.resolve(Car.self)) }
    let garage = Shared<Garage?>(nil)
    let ended = Lab.onThread {
      let it = dependency.resolve(Garage.self)
      garage.change { $0 = it }
    }
    #expect(ended, "resolving inside a factory never ends")
    guard ended else { return }
    #expect(garage.value?.car?.engine is Diesel)
    #expect(garage.value?.car === dependency.resolve(Car.self))
  }

  @Test func `a factory may register something`() {
    let dependency = Dependency()
    dependency.register(Car.self) {
      dependency.register((any Engine).self) { Electric() }
      return Car(engine: nil)
    }
    let ended = Lab.onThread { _ = dependency.resolve(Car.self) }
    #expect(ended, "registering inside a factory never ends")
    guard ended else { return }
    #expect(dependency.resolve((any Engine).self) is Electric)
  }

  @Test func `other threads resolve other things while a factory runs`() {
    let dependency = Dependency()
    let (began, other) = (Done(), Done())
    let sawOther = Shared(false)
    dependency.register((any Engine).self) { Diesel() }
    dependency.register(Car.self) {
      began.set()
      let saw = Lab.blockUntil(within: 1) { other.isSet }
      sawOther.change { $0 = saw }
      return Car(engine: nil)
    }
    let helper = Thread {
      _ = Lab.blockUntil(within: 1) { began.isSet }
      if dependency.resolve((any Engine).self) != nil { other.set() }
    }
    helper.start()
    _ = Lab.onThread { _ = dependency.resolve(Car.self) }
    #expect(sawOther.value, "a lock is held while a factory runs")
  }

  @Test func `two containers share nothing`() {
    let (one, other) = (Dependency(), Dependency())
    one.register(Car.self) { Car(engine: nil) }
    #expect(other.resolve(Car.self) == nil)
    other.register(Car.self) { Car(engine: nil) }
    #expect(one.resolve(Car.self) !== other.resolve(Car.self))
  }

  @Test func `a container made for a test shares nothing with the app's`() {
    Dependency().register(Garage.self) { Garage(car: nil) }
    #expect(Dependency.shared.resolve(Garage.self) == nil)
    #expect(Dependency.shared === Dependency.shared)
  }

  @Test func `what is registered again replaces what was there`() {
    let dependency = Dependency()
    dependency.register((any Engine).self) { Diesel() }
    #expect(dependency.resolve((any Engine).self) is Diesel)
    dependency.register((any Engine).self) { Electric() }
    #expect(dependency.resolve((any Engine).self) is Electric)
  }
}
