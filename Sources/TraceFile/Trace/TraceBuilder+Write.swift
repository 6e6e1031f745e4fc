extension TraceBuilder {
  /// Ends the segment before the event at hand and writes the next one's keyframe.
  mutating func beginSegment(_ tape: UnsafeRawBufferPointer) {
    let cut = finishedCut()
    definitionBytes += 32 * (cut.summary.lines.count + cut.summary.slots.count)
    cuts.append(cut)
    lines.forget()
    touched.forget()
    number += 1
    let start = sketch.keyframes.count
    sketch.writeLongValues(tape)
    keyframeStart = sketch.keyframes.count
    let size = sketch.writeKeyframe(tape)
    if size > TraceCaps.keyframeBytes {
      damage = "its variables have more than \(TraceCaps.keyframeBytes >> 20) MiB"
    }
    segment.step = steps
    segment.keyframe = sketch.keyframes.count - keyframeStart
    segment.objects = false
    segment.minDepth = sketch.stack.heads.count
    segment.maxDepth = sketch.stack.heads.count
    segmentStart = position
    // A long keyframe now and then is paid out of what all are allowed.
    let written = sketch.keyframes.count
    let isCheap = written <= position / 2 + TraceBuilder.spareBytes
    nextSegment =
      position + (isCheap ? segmentBytes : max(segmentBytes, 2 * (written - start)))
  }

  /// The segment that is being built, as if it ended here.
  private func finishedCut() -> Cut {
    var summary = segment
    summary.lines = lines.sorted
    summary.slots = touched.sorted
    let end = skeleton.start ?? position
    return Cut(
      summary: summary, tape: segmentStart..<max(end, segmentStart),
      keyframe: keyframeStart..<sketch.keyframes.count)
  }

  /// How far on the tape the events reach that a trace has, as they stand.
  ///
  /// They begin behind the tape's header, and in the trace behind ``Trace/magic``.
  public var eventsEnd: Int { max(skeleton.start ?? position, TapeReader.headerBytes) }

  /// The trace of all that was read; a tape that goes on may be built again later.
  public func trace(
    of tape: UnsafeRawBufferPointer, status: TraceFooter.Status? = nil
  ) -> [UInt8] {
    var file = ByteWriter()
    file.reserve(tape.count + 65536)
    file.raw(Trace.magic)
    let end = min(eventsEnd, tape.count)
    if end > TapeReader.headerBytes {
      file.raw(UnsafeRawBufferPointer(rebasing: tape[TapeReader.headerBytes..<end]))
    }
    file.raw(rest(status: status))
    return file.bytes
  }

  /// What a trace has behind its events.
  public func rest(status: TraceFooter.Status? = nil) -> [UInt8] {
    var footer = makeFooter(status: status)
    let start = Trace.magic.count + eventsEnd - TapeReader.headerBytes
    var file = ByteWriter()
    file.reserve(
      sketch.keyframes.count + output.count + errorOutput.count + calls.count * 8 + 65536)
    footer.keyframes = TraceFooter.Extent(offset: start, bytes: sketch.keyframes.count)
    for cut in cuts + [finishedCut()] {
      var summary = cut.summary
      summary.offset = footer.keyframes.offset + cut.keyframe.lowerBound
      summary.keyframe = cut.keyframe.count
      summary.start = Trace.magic.count + cut.tape.lowerBound - TapeReader.headerBytes
      summary.events = cut.tape.count
      footer.segments.append(summary)
    }
    file.raw(sketch.keyframes.buffer)
    footer.output = TraceFooter.Extent(offset: start + file.count, bytes: output.count)
    file.raw(output.bytes)
    footer.errorOutput = TraceFooter.Extent(offset: start + file.count, bytes: errorOutput.count)
    file.raw(errorOutput.bytes)
    footer.calls = TraceFooter.Calls(count: calls.count, offset: start + file.count, bytes: 0)
    calls.write(&file)
    footer.calls.bytes = start + file.count - footer.calls.offset
    let index = start + file.count
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
    footer.reasons = source.reasons
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
