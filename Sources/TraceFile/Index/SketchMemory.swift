/// Owns the memory of a sketch, which a copy of its builder must not change.
final class SketchMemory: @unchecked Sendable {
  let sketch: UnsafeMutablePointer<Sketch> = .allocate(capacity: 1)

  init(_ sketch: Sketch = Sketch()) { self.sketch.initialize(to: sketch) }

  deinit {
    sketch.pointee.free()
    sketch.deinitialize(count: 1)
    sketch.deallocate()
  }
}
