/// Has the objects of store and engine, so that all who look at them see one state.
@globalActor public actor NotesActor {
  public static let shared = NotesActor()
}
