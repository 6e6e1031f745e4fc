public import Foundation
public import NotesDomain

/// Notes in one file, which is written again with each change, whole or not at all.
public actor FileNoteStore: NoteStore {
  private let file: URL
  private let makeKey: @Sendable () -> String
  private var loaded: LoadedNotebook?

  public init(file: URL) {
    self.init(file: file) { UUID().uuidString }
  }

  /// `makeKey` gives a key that was never given before.
  public init(file: URL, makeKey: @escaping @Sendable () -> String) {
    self.file = file
    self.makeKey = makeKey
  }

  public func notes() throws -> [Note] { try notebook().sorted }

  public func pending() throws -> [PendingChange] { try notebook().queue }

  public func cursor() throws -> String? { try notebook().cursor }

  public func save(_ note: Note) throws {
    try change { book, makeKey in book.save(note, key: makeKey()) }
  }

  public func delete(id: String) throws {
    try change { book, makeKey in book.delete(id: id, key: makeKey()) }
  }

  public func take(_ page: ServerPage) throws -> Intake {
    try change { book, makeKey in book.take(page, key: makeKey) }
  }

  public func sent(_ change: PendingChange, revision: Int) throws {
    try self.change { book, _ in book.sent(change, revision: revision) }
  }

  public func refuse(_ change: PendingChange) throws {
    try self.change { book, _ in book.refuse(change) }
  }

  private func notebook() throws -> Notebook { try load().notebook }

  private func load() throws -> LoadedNotebook {
    if let loaded { return loaded }
    let read = try NotebookFile.read(file)
    loaded = read
    return read
  }

  /// What cannot be written did not happen.
  private func change<Value>(
    _ body: (inout Notebook, @Sendable () -> String) -> Value
  ) throws -> Value {
    let before = try load()
    var notebook = before.notebook
    let value = body(&notebook, makeKey)
    guard notebook != before.notebook else { return value }
    try NotebookFile.write(notebook, to: file, over: before.version)
    loaded = LoadedNotebook(notebook: notebook, version: NotebookFile.version)
    return value
  }
}
