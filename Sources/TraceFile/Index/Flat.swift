internal import Foundation

/// Plain values in memory that grows, without reference counts.
///
/// Whoever makes one frees it; a copy is the same memory until then. Places are checked in release too: what is
/// read was written by a stranger's program.
struct Flat<Element: BitwiseCopyable>: BitwiseCopyable {
  private var base: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  init() {}

  init(repeating element: Element, count: Int) {
    self.init()
    append(element, times: count)
  }

  var isEmpty: Bool { count == 0 }

  /// The memory that it takes.
  @inline(__always)
  var bytes: Int { capacity * MemoryLayout<Element>.stride }

  var buffer: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  /// Where an element stands until the next one is added.
  @inline(__always)
  func pointer(_ place: Int) -> UnsafeMutablePointer<Element> {
    precondition(UInt(bitPattern: place) < UInt(bitPattern: count))
    return base.unsafelyUnwrapped + place
  }

  @inline(__always)
  subscript(place: Int) -> Element {
    get { pointer(place).pointee }
    nonmutating set { pointer(place).pointee = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(by: 1) }
    (base.unsafelyUnwrapped + count).initialize(to: element)
    count += 1
  }

  mutating func append(_ element: Element, times: Int) {
    guard times > 0 else { return }
    let end = room(times)
    end.initialize(repeating: element, count: times)
    count += times
  }

  mutating func append(_ elements: UnsafeBufferPointer<Element>) {
    guard let source = elements.baseAddress, elements.count > 0 else { return }
    room(elements.count).initialize(from: source, count: elements.count)
    count += elements.count
  }

  /// Makes room for so many more elements.
  mutating func reserve(_ more: Int) {
    if capacity - count < more { grow(by: more) }
  }

  /// Where one or more elements may be put; they count once they are added by `advance`.
  @inline(__always)
  mutating func room(_ more: Int) -> UnsafeMutablePointer<Element> {
    if capacity - count < more { grow(by: more) }
    return base.unsafelyUnwrapped + count
  }

  @inline(__always)
  mutating func advance(by more: Int) {
    precondition(count + more <= capacity)
    count += more
  }

  mutating func insert(_ element: Element, at place: Int) {
    precondition(place >= 0 && place <= count)
    let end = room(1)
    let hole = base.unsafelyUnwrapped + place
    (hole + 1).update(from: hole, count: end - hole)
    hole.initialize(to: element)
    count += 1
  }

  /// Puts other elements where a range of them stood.
  mutating func replace(_ range: Range<Int>, with new: [Element]) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    guard !range.isEmpty || !new.isEmpty else { return }
    reserve(new.count)
    let start = base.unsafelyUnwrapped + range.lowerBound
    (start + new.count).update(from: start + range.count, count: count - range.upperBound)
    for (place, element) in new.enumerated() { start[place] = element }
    count += new.count - range.count
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    precondition(count > 0)
    count -= 1
    return base.unsafelyUnwrapped[count]
  }

  mutating func remove(at place: Int) -> Element {
    let element = self[place]
    let hole = base.unsafelyUnwrapped + place
    hole.update(from: hole + 1, count: count - place - 1)
    count -= 1
    return element
  }

  /// Forgets the elements from a place on.
  mutating func cut(to count: Int) { self.count = min(self.count, max(0, count)) }

  func copy() -> Flat {
    var copy = Flat()
    copy.append(buffer)
    return copy
  }

  mutating func free() {
    Foundation.free(base)
    self = Flat()
  }

  private mutating func grow(by more: Int) {
    let wanted = max(count + more, capacity * 2, 4)
    // What is long is moved by its pages, neither copied nor touched anew.
    guard let new = realloc(base, wanted * MemoryLayout<Element>.stride) else {
      preconditionFailure("no memory for \(wanted) elements")
    }
    (base, capacity) = (new.assumingMemoryBound(to: Element.self), wanted)
  }
}
