import Testing

@testable import TraceFile

@Suite struct TraceStepsTests {
  @Test func `over a call and back`() throws {
    let trace = try makeTrace(fibonacci(4))
    #expect(trace.stepOver(from: 0) == trace.steps - 1)
    #expect(trace.stepOver(from: trace.steps - 1, .backward) == 0)
    #expect(trace.stepOver(from: 1) == 2)
    // Line 4 of fib(4) calls fib(3) and fib(2); nothing of fib(4) runs behind them.
    #expect(trace.stepOver(from: 2) == trace.steps - 1)
  }

  @Test func `a call that outlives its caller does not trap a step`() throws {
    let trace = try makeTrace([
      .step(line: 1), .enter(function: 1), .step(line: 2), .enter(function: 2), .step(line: 3),
      .suspend, .exit(nil), .step(line: 4), .resume(call: 2), .step(line: 5), .step(line: 6),
      .finish(status: 0),
    ])
    for step in 0...trace.steps {
      #expect(trace.stepOver(from: step) > step || step == trace.steps)
      #expect(trace.stepOver(from: step, .backward) < step || step == 0)
    }
  }

  @Test func `out of a call`() throws {
    let trace = try makeTrace(fibonacci(3))
    let inner = try #require((0...trace.steps).first { trace.state(at: $0).frames.count == 4 })
    let call = try #require(trace.calls.innermost(at: inner))
    #expect(trace.stepOut(from: inner) == trace.calls[call].exit)
    #expect(trace.stepOut(from: inner, .backward) == trace.calls[call].enter - 1)
    #expect(trace.stepOut(from: 0) == trace.steps)
  }
}
