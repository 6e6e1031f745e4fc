// Reads past what events are made of. The recorder itself wrote them, so nothing is checked.

@inline(__always) func number(_ place: inout Bytes) -> Int {
  var result = Int(place.pointee)
  place += 1
  if result < 0x80 { return result }
  result &= 0x7f
  var shift = 7
  while true {
    let byte = Int(place.pointee)
    place += 1
    result |= (byte & 0x7f) << shift
    if byte < 0x80 { return result }
    shift += 7
  }
}

func skipNumbers(_ place: inout Bytes, _ count: Int) {
  for _ in 0..<count { _ = number(&place) }
}

func skipText(_ place: inout Bytes) {
  let count = number(&place)
  place += count
}

private func skipValues(_ place: inout Bytes) {
  for _ in 0..<number(&place) { skipValue(&place) }
}

func skipValue(_ place: inout Bytes) {
  let tag = place.pointee
  place += 1
  switch tag {
  case Tag.integer, Tag.reference: _ = number(&place)
  case Tag.double: place += 8
  case Tag.string, Tag.character, Tag.bigInteger, Tag.opaque: skipText(&place)
  case Tag.list, Tag.tuple, Tag.set: skipValues(&place)
  case Tag.dictionary: for _ in 0..<2 * number(&place) { skipValue(&place) }
  case Tag.structure:
    _ = number(&place)
    skipValues(&place)
  case Tag.enumeration:
    _ = number(&place)
    skipText(&place)
    skipValues(&place)
  case Tag.cutString:
    _ = number(&place)
    skipText(&place)
  case Tag.cutContainer:
    _ = number(&place)
    skipValue(&place)
  default: return
  }
}

/// Skips what follows the first number of an event that changes a value.
func skipRest(_ op: UInt8, _ place: inout Bytes) {
  switch op {
  case Op.bind, Op.keyDeleted: skipValue(&place)
  case Op.element, Op.new, Op.field:
    _ = number(&place)
    skipValue(&place)
  case Op.element2:
    skipNumbers(&place, 2)
    skipValue(&place)
  case Op.key:
    skipValue(&place)
    skipValue(&place)
  case Op.splice:
    skipNumbers(&place, 2)
    skipValues(&place)
  case Op.path, Op.objectPath:
    skipValues(&place)
    skipValue(&place)
  case Op.pathSplice, Op.objectPathSplice:
    skipValues(&place)
    skipNumbers(&place, 2)
    skipValues(&place)
  case Op.pathDeleted, Op.objectPathDeleted: skipValues(&place)
  default: return
  }
}
