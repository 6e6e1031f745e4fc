/// The first byte of an event.
enum Opcode: UInt8 {
  case end = 0
  case step, bind, unbind, element, element2, key, keyRemoved, splice, path
  case new, field, objectElement, objectKey, objectKeyRemoved, objectSplice, free
  case enter, exit, exitWithValue, thrown, caught, output, errorOutput, condition, gap
  case type, slot, function, note, suspend, resume, memo, count, thread, skeleton, read
  case objectPath, pathSplice, objectPathSplice, pathRemoved, objectPathRemoved, line
  case finish = 255
}
