extension TraceFooter {
  /// The footer's JSON; written by hand, for a coder takes longer than the whole index.
  var json: String {
    guard let reasons, !reasons.isEmpty else { return members }
    return "\(members.dropLast()),\"reasons\":\(JSONText.array(reasons.map(JSONText.string)))}"
  }

  private var members: String {
    JSONText.object([
      "version": "\(version)", "language": JSONText.string(language),
      "source": JSONText.string(source), "sourceName": JSONText.string(sourceName),
      "mode": JSONText.string(mode), "steps": "\(steps)", "bytes": "\(bytes)",
      "calls": JSONText.object([
        "count": "\(calls.count)", "offset": "\(calls.offset)", "bytes": "\(calls.bytes)",
      ]),
      "keyframes": TraceFooter.json(keyframes),
      "output": TraceFooter.json(output), "errorOutput": TraceFooter.json(errorOutput),
      "functions": JSONText.array(functions.map(TraceFooter.json)),
      "slots": JSONText.array(slots.map(TraceFooter.json)),
      "types": JSONText.array(types.map(TraceFooter.json)),
      "segments": TraceFooter.json(segments),
      "limits": JSONText.object(["steps": "\(limits.steps)", "bytes": "\(limits.bytes)"]),
      "status": JSONText.object([
        "kind": JSONText.string(status.kind.rawValue), "note": JSONText.optional(status.note),
        "line": status.line.map(String.init) ?? "null",
      ]),
      "input": JSONText.optional(input), "skeleton": "\(skeleton)", "gap": "\(gap)",
      "skipped": "\(skipped)",
      "counts": JSONText.object([
        "lines": JSONText.array(counts.lines.map(JSONText.numbers)),
        "calls": JSONText.array(counts.calls.map(JSONText.numbers)),
      ]),
    ])
  }

  private static func json(_ extent: Extent) -> String {
    JSONText.object(["offset": "\(extent.offset)", "bytes": "\(extent.bytes)"])
  }

  private static func json(_ function: TraceFunction) -> String {
    JSONText.object([
      "id": "\(function.id)", "name": JSONText.string(function.name), "line": "\(function.line)",
      "endLine": "\(function.endLine)", "parameters": JSONText.numbers(function.parameters),
    ])
  }

  private static func json(_ slot: TraceSlot) -> String {
    JSONText.object([
      "id": "\(slot.id)", "function": "\(slot.function)", "name": JSONText.string(slot.name),
      "type": JSONText.string(slot.type), "role": JSONText.optional(slot.role?.rawValue),
    ])
  }

  private static func json(_ type: TraceType) -> String {
    JSONText.object([
      "id": "\(type.id)", "name": JSONText.string(type.name),
      "kind": JSONText.string(type.kind.rawValue),
      "fields": JSONText.array(type.fields.map(JSONText.string)),
    ])
  }

  /// The segments, of which there may be thousands: their bytes at once, without a text for each number.
  private static func json(_ segments: [Segment]) -> String {
    var text = DecimalText()
    text.bytes.reserveCapacity(256 * segments.count + 2)
    text.put("[")
    for (place, segment) in segments.enumerated() {
      text.put(place == 0 ? "{\"step\":" : ",{\"step\":", segment.step)
      text.put(",\"offset\":", segment.offset)
      text.put(",\"keyframe\":", segment.keyframe)
      text.put(",\"start\":", segment.start)
      text.put(",\"events\":", segment.events)
      text.put(",\"lines\":", segment.lines)
      text.put(",\"slots\":", segment.slots)
      text.put(segment.objects ? ",\"objects\":true" : ",\"objects\":false")
      text.put(",\"minDepth\":", segment.minDepth)
      text.put(",\"maxDepth\":", segment.maxDepth)
      text.put("}")
    }
    text.put("]")
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
