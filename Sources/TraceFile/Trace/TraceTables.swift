/// What a program's functions, variables and types are called.
public struct TraceTables: Hashable, Sendable {
  public var functions: [TraceFunction]
  public var slots: [TraceSlot]
  public var types: [TraceType]

  public init(
    functions: [TraceFunction] = [], slots: [TraceSlot] = [], types: [TraceType] = []
  ) {
    (self.functions, self.slots, self.types) = (functions, slots, types)
  }
}
