/// What can be done with a coin at the exchange.
public enum Tag: String, Codable, CaseIterable, Sendable {
  case deposit, withdrawal
}

extension KeyedDecodingContainer {
  /// The tags that this version knows: a new one on the server must not empty the whole list.
  func decodeKnownTags(forKey key: Key) throws -> [Tag] {
    try decode([String].self, forKey: key).compactMap(Tag.init)
  }
}
