extension TraceState {
  /// Calls, errors, output and what else leaves the values alone.
  mutating func applyFlow(_ event: TraceEvent) {
    switch event {
    case .enter(let function): enter(function)
    case .exit(let value):
      if !isLogging {
        if !frames.isEmpty { frames.drop() }
      } else if let frame = frames.pop() {
        log.append(.exited(frame, value))
      }
    case .thrown(let text):
      if isLogging { log.append(.thrown(text, old: error)) }
      error = text
    case .caught:
      if isLogging { log.append(.caught(old: error)) }
      error = nil
    case .output(let text, let isError):
      if isLogging { log.append(.output(text, isError: isError)) }
      wrote(text.utf8.count, isError: isError)
    case .suspend:
      guard let frame = frames.pop() else { return }
      suspended[frame.call] = frame
      if isLogging { log.append(.suspended(call: frame.call)) }
    case .resume(let call):
      guard let frame = suspended.removeValue(forKey: call) else { return }
      frames.push(frame)
      if isLogging { log.append(.resumed(call: call)) }
    case .line(let line): step(line)
    case .thread(let number):
      if isLogging { log.append(.switched(old: thread, new: number)) }
      run(thread: number)
    default: if isLogging { logOnly(event) }
    }
  }

  /// What changes nothing but belongs to a step's story.
  private mutating func logOnly(_ event: TraceEvent) {
    switch event {
    case .condition(let line, let holds): log.append(.condition(line: line, holds))
    case .note(let text): log.append(.note(text))
    case .memo(let function, let value):
      log.append(.memo(function: function, value))
    case .read(let place, let index): log.append(.read(place, index: index))
    case .gap(let steps): log.append(.gap(steps))
    default: break
    }
  }

  @inline(__always)
  mutating func enter(_ function: Int) {
    if isLogging { log.append(.entered(call: callCount, function: function)) }
    frames.push(function: function, call: callCount)
    callCount += 1
  }

  /// Counts written bytes, of which an undo takes some back.
  mutating func wrote(_ bytes: Int, isError: Bool) {
    if isError { errorBytes += bytes } else { outputBytes += bytes }
  }

  /// Makes another thread the running one.
  mutating func run(thread number: Int) {
    guard number != thread else { return }
    if !frames.isEmpty { parked[thread] = frames }
    frames = parked.removeValue(forKey: number) ?? TraceStack()
    thread = number
  }
}
