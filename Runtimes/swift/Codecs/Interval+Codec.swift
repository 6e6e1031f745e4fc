public func readInterval(_ reader: inout Reader, _ call: Call) -> Interval {
  reader.skip("[")
  let start = reader.int()
  reader.skip(",")
  let end = reader.int()
  reader.skip("]")
  return Interval(start, end)
}

public func writeInterval(_ writer: inout Writer, _ interval: Interval, _ call: Call) {
  writer.open()
  writer.int(interval.start)
  writer.separate()
  writer.int(interval.end)
  writer.close()
}
