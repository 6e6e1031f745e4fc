internal import SwiftSyntax

/// Stored type properties (`static var`): their slots belong to the top level, whose frame is always there.
///
/// They are told when they are written: reading one before would run its initial value's code.
extension Walker {
  /// The type property that a place begins with, and the way on from there.
  func typeProperty(_ place: Place, _ function: Function) -> (Binding, [Place.Step])? {
    let root = place.rootText
    if function.staticOwner?.statics[root] != nil {
      return function.staticOwner.flatMap { typeProperty(root, of: $0, read: root) }
        .map { ($0, place.steps) }
    }
    let isSelf = root == "Self" || root == "self" && function.owner == nil
    guard let type = isSelf ? function.type : collector.byName[root],
      case .member(let name)? = place.steps.first
    else { return nil }
    return typeProperty(name, of: type, read: "\(root).\(name)").map {
      ($0, Array(place.steps.dropFirst()))
    }
  }

  private func typeProperty(_ name: String, of type: TypeInfo, read text: String) -> Binding? {
    guard let isMutable = type.statics[name] else { return nil }
    let key = "\(type.name).\(name)"
    let slot = typeProperties[key] ?? addSlot(key, in: top, type: "")
    typeProperties[key] = slot
    let binding = Binding(text, slot: slot, in: top, isMutable: isMutable, isInitialised: true)
    binding.isUntold = known.slots.contains(slot)
    return binding
  }
}
