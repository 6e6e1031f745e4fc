/// Something that a stand-in can do wrong; its raw value is its name on the command line.
public protocol StubFault: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What it does, in a few words.
  var phrase: String { get }
}
