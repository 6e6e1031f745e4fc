#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Room for the digests of a list's elements.
nonisolated(unsafe) private var digests: UnsafeMutablePointer<UInt64>! = nil
nonisolated(unsafe) private var digestCapacity = 0

/// Tells how a value differs from what the tape says.
func tellValue(
  _ target: Target, _ place: UnsafeRawPointer, _ plan: Plan, isTailOnly: Bool = false
) {
  #if FOCUS_TRACE_WHOLE
    defer { tellPending() }
    return writeWhole(target, place, plan)
  #endif
  switch plan.kind {
  case .integer, .boolean, .object, .optionalObject, .scalar:
    writeWhole(target, place, plan)
  case .list: tellList(target, place, plan, isTailOnly: isTailOnly)
  case .string, .other: tellIfDigestDiffers(target, place, plan, isTailOnly: isTailOnly)
  }
  tellPending()
}

/// Tells an object again in full.
func retell(_ object: UnsafeRawPointer, _ number: Int, _ info: UnsafePointer<ObjectClass>) {
  fieldShadows.removeAll(ofObject: number)
  beginLooking()
  pen = penStart
  info.pointee.write(object)
  endLooking()
  let count = finishedValue()
  guard hasRoom(count + 48) else { return }
  var place = cursor.unsafelyUnwrapped
  putByte(Op.new, at: &place)
  putNumber(number, at: &place)
  putNumber(info.pointee.type, at: &place)
  place.update(from: penStart, count: count)
  cursor = place + count
  tellPending()
}

/// Tells how one field of an object differs from what the tape says.
func retellField(
  _ object: UnsafeRawPointer, _ number: Int, _ info: UnsafePointer<ObjectClass>, _ field: Int,
  isTailOnly: Bool = false
) {
  beginLooking()
  info.pointee.tell(field, of: object, number, isTailOnly)
  endLooking()
}

private func writeWhole(_ target: Target, _ place: UnsafeRawPointer, _ plan: Plan) {
  beginLooking()
  pen = penStart
  write(place, plan)
  endLooking()
  tellWhole(target, finishedValue())
}

private func tellIfDigestDiffers(
  _ target: Target, _ place: UnsafeRawPointer, _ plan: Plan, isTailOnly: Bool
) {
  if isTailOnly, plan.kind == .string, tellTextTail(target, place) { return }
  beginLooking()
  pen = penStart
  write(place, plan)
  endLooking()
  let count = finishedValue()
  var now = digest(from: penStart)
  if plan.kind == .string { now = UInt64(place.load(as: String.self).utf8.count) << 32 ^ now | 1 }
  guard let shadow = shadowToKeep(of: target) else { return tellWhole(target, count) }
  if shadow.isDigest, shadow.count == 1, shadow.bytes.load(as: UInt64.self) == now { return }
  tellWhole(target, count)
  shadow.members = nil
  shadow.stride = 8
  withUnsafeBytes(of: now) { shadow.take($0.baseAddress.unsafelyUnwrapped, from: 0, count: 1) }
  shadow.isDigest = true
  if plan.kind == .string { shadow.textCount = place.load(as: String.self).utf8.count }
}

/// Tells what was added to or taken from the end of a string.
private func tellTextTail(_ target: Target, _ place: UnsafeRawPointer) -> Bool {
  guard let shadow = shadow(of: target), shadow.count == 1, shadow.textCount >= 0 else {
    return false
  }
  var text = place.load(as: String.self)
  let old = shadow.textCount
  let done = text.withUTF8 { bytes in
    if bytes.count == old { return true }
    if bytes.count < old {
      return tellSplice(target, at: bytes.count, removed: old - bytes.count, count: 0) {}
    }
    // Bytes that continue a character were not there alone.
    if bytes.count - old > longestText { return false }
    return tellSplice(target, at: old, removed: 0, count: 1) {
      penByte(Tag.string)
      penText(UnsafeBufferPointer(rebasing: bytes[old...]), atMost: longestText)
    }
  }
  guard done else { return false }
  shadow.textCount = text.utf8.count
  // No digest is 0: the next full look tells the string again unless it only looks at the tail.
  shadow.bytes.storeBytes(of: 0, as: UInt64.self)
  return true
}

private func tellList(
  _ target: Target, _ place: UnsafeRawPointer, _ plan: Plan, isTailOnly: Bool
) {
  guard let (first, count) = plan.elements(place), let element = plan.element else { return }
  guard let shadow = shadowToKeep(of: target) else { return writeWhole(target, place, plan) }
  let stride = element.isBitwise ? element.stride : 8
  guard shadow.count >= 0, shadow.stride == stride, !shadow.isDigest else {
    shadow.stride = stride
    shadow.isDigest = false
    shadow.members = nil
    writeWhole(target, place, plan)
    let words = element.isBitwise ? first : digestElements(first, 0, count, element)
    return shadow.take(words, from: 0, count: count)
  }
  let old = shadow.count
  let shared = min(old, count)
  if isTailOnly {
    if old == count { return }
    let words = element.isBitwise ? first : digestElements(first, shared, count, element)
    let done = tellRun(
      target, first, element, at: shared, removed: old - shared, count: count - shared)
    shadow.take(words, from: shared, count: count)
    if !done { writeWhole(target, place, plan) }
    return
  }
  let words = element.isBitwise ? first : digestElements(first, 0, count, element)
  let start = commonPrefix(words, shadow.bytes, shared * stride) / stride
  if start == count, start == old { return }
  var tail = 0
  while tail < shared - start,
    memcmp(
      words + (count - 1 - tail) * stride, shadow.bytes + (old - 1 - tail) * stride, stride) == 0
  { tail += 1 }
  var done = true
  if old == count, isSparse(words, shadow, start, count - tail) {
    for index in start..<(count - tail)
    where memcmp(words + index * stride, shadow.bytes + index * stride, stride) != 0 {
      tellElement(target, index, first + index * element.stride, element)
    }
  } else {
    done = tellRun(
      target, first, element, at: start, removed: old - start - tail, count: count - start - tail)
  }
  shadow.take(words, from: start, count: count)
  if !done { writeWhole(target, place, plan) }
}

/// Whether few enough elements changed that each is told alone.
private func isSparse(_ words: UnsafeRawPointer, _ shadow: Shadow, _ start: Int, _ end: Int) -> Bool
{
  let stride = shadow.stride
  var changed = 0
  for index in start..<end
  where memcmp(words + index * stride, shadow.bytes + index * stride, stride) != 0 { changed += 1 }
  return changed <= 2 || changed * 2 <= end - start
}

/// How many bytes at the beginning are equal.
private func commonPrefix(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Int
{
  if count == 0 || memcmp(left, right, count) == 0 { return count }
  var index = 0
  while index &+ 8 <= count,
    left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      == right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
  { index &+= 8 }
  while index < count,
    left.load(fromByteOffset: index, as: UInt8.self)
      == right.load(fromByteOffset: index, as: UInt8.self)
  { index &+= 1 }
  return index
}

private func tellRun(
  _ target: Target, _ first: UnsafeRawPointer, _ element: Plan, at: Int, removed: Int, count: Int
) -> Bool {
  beginLooking()
  defer { if isBusy { endLooking() } }
  return tellSplice(target, at: at, removed: removed, count: count) {
    writeRun(first + at * element.stride, count, element)
    endLooking()
  }
}

/// Tells one element of the target's list.
func tellElement(_ target: Target, _ index: Int, _ place: UnsafeRawPointer, _ element: Plan) {
  if index >= longestContainer { return }
  beginLooking()
  switch target.kind {
  case .slot, .capturedSlot:
    pen = penStart
    var start = pen.unsafelyUnwrapped
    putSigned(index, at: &start)
    pen = start
    write(place, element)
    endLooking()
    tell(Op.element, target.id)
  case .object, .member:
    beginPath(target)
    penInteger(index)
    write(place, element)
    endLooking()
    tellInside(target, keys: 1)
  }
}

/// The digests of a list's elements, valid from `start` on.
private func digestElements(
  _ first: UnsafeRawPointer, _ start: Int, _ count: Int, _ element: Plan
) -> UnsafeRawPointer {
  if count > digestCapacity {
    digests?.deallocate()
    digestCapacity = max(1024, count * 2)
    digests = .allocate(capacity: digestCapacity)
  }
  beginLooking()
  var place = first + start * element.stride
  for index in start..<max(start, count) {
    digests[index] = digestValue(place, element)
    place += element.stride
  }
  endLooking()
  return UnsafeRawPointer(digests.unsafelyUnwrapped)
}

@inline(__always) func digestValue(_ place: UnsafeRawPointer, _ plan: Plan) -> UInt64 {
  pen = penStart
  write(place, plan)
  return digest(from: penStart)
}
