extension TraceBuilder {
  /// Ends the segment before the event at hand and writes the next one's keyframe.
  mutating func beginSegment(_ tape: UnsafeRawBufferPointer) {
    cuts.append(finishedCut())
    lines.forget()
    touched.forget()
    number += 1
    let start = keyframes.count
    sketch.writeLongValues(&keyframes, tape)
    keyframeStart = keyframes.count
    let size = sketch.writeKeyframe(&keyframes, tape)
    if size > TraceCaps.keyframeBytes {
      damage = "its variables hold more than \(TraceCaps.keyframeBytes >> 20) MiB"
    }
    segment.step = steps
    segment.keyframe = keyframes.count - keyframeStart
    segment.objects = false
    segment.minDepth = sketch.stack.heads.count
    segment.maxDepth = sketch.stack.heads.count
    segmentStart = position
    // A long keyframe now and then is paid out of what all are allowed.
    let isCheap = keyframes.count <= position / 2 + TraceBuilder.spareBytes
    nextSegment =
      position + (isCheap ? segmentBytes : max(segmentBytes, 2 * (keyframes.count - start)))
  }

  /// The segment that is being built, as if it ended here.
  private func finishedCut() -> Cut {
    var summary = segment
    summary.lines = lines.sorted
    summary.slots = touched.sorted
    let end = skeleton.start ?? position
    return Cut(
      summary: summary, tape: segmentStart..<max(end, segmentStart),
      keyframe: keyframeStart..<keyframes.count)
  }

  /// The trace of all that was read; a tape that goes on may be built again later.
  public func trace(
    of tape: UnsafeRawBufferPointer, status: TraceFooter.Status? = nil
  ) -> [UInt8] {
    var footer = makeFooter(status: status)
    let cuts = cuts + [finishedCut()]
    var file = ByteWriter()
    file.reserve(position + keyframes.count + output.count + calls.count * 8 + 65536)
    file.raw(Trace.magic)
    let end = min(cuts[cuts.count - 1].tape.upperBound, tape.count)
    file.raw(
      UnsafeRawBufferPointer(
        rebasing: tape[TapeReader.headerBytes..<max(end, TapeReader.headerBytes)]))
    footer.keyframes = TraceFooter.Extent(offset: file.count, bytes: keyframes.count)
    for cut in cuts {
      var summary = cut.summary
      summary.offset = footer.keyframes.offset + cut.keyframe.lowerBound
      summary.keyframe = cut.keyframe.count
      summary.start = Trace.magic.count + cut.tape.lowerBound - TapeReader.headerBytes
      summary.events = min(cut.tape.upperBound, tape.count) - min(cut.tape.lowerBound, tape.count)
      footer.segments.append(summary)
    }
    file.raw(keyframes.bytes)
    footer.output = TraceFooter.Extent(offset: file.count, bytes: output.count)
    file.raw(output.bytes)
    footer.errorOutput = TraceFooter.Extent(offset: file.count, bytes: errorOutput.count)
    file.raw(errorOutput.bytes)
    footer.calls = TraceFooter.Calls(count: calls.count, offset: file.count, bytes: 0)
    calls.write(&file)
    footer.calls.bytes = file.count - footer.calls.offset
    let index = file.count
    file.raw(footer.json.utf8)
    file.fixed(UInt64(index))
    file.raw(Trace.magic)
    return file.bytes
  }

  private func makeFooter(status: TraceFooter.Status?) -> TraceFooter {
    var footer = TraceFooter()
    footer.language = source.language
    footer.source = source.source
    footer.sourceName = source.sourceName
    footer.mode = source.mode
    footer.input = source.input
    footer.limits = limits
    footer.steps = steps
    footer.bytes = position
    footer.functions = functions.values.sorted { $0.id < $1.id }
    footer.slots = slots.values.sorted { $0.id < $1.id }
    footer.types = types.values.sorted { $0.id < $1.id }
    footer.status = status ?? ownStatus
    if let damage {
      let sentence = "The record ends early: \(damage)."
      footer.status.note = footer.status.note.map { "\($0) \(sentence)" } ?? sentence
    }
    footer.skeleton = skeleton.start != nil
    footer.gap = gap
    footer.skipped = skipped
    footer.counts = skeleton.counts
    return footer
  }

  private var ownStatus: TraceFooter.Status {
    switch exitStatus {
    case 0?: TraceFooter.Status(.finished)
    case let status?: TraceFooter.Status(.failed, note: "The program ended with status \(status).")
    case nil: TraceFooter.Status(.running)
    }
  }
}
