extension Lab {
  /// Whether each value is equal to itself and to none of the others.
  ///
  /// `isEqual` is `==` as a suite would find it; the other way is by `Equatable`.
  static func tellsApart<Value: Equatable>(
    _ values: [Value], _ isEqual: (Value, Value) -> Bool
  ) -> Bool {
    values.indices.allSatisfy { one in
      values.indices.allSatisfy { other in
        let (first, second) = (values[one], values[other])
        return isEqual(first, second) == (one == other) && (first == second) == (one == other)
      }
    }
  }
}
