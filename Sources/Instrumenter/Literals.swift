internal import SwiftSyntax

/// What a literal says of its type.
enum Literals {
  /// The type of a value that is a plain literal or a call of a type's initialiser; else empty.
  static func type(_ initializer: InitializerClauseSyntax?) -> String {
    guard let value = initializer?.value else { return "" }
    switch value.kind {
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .booleanLiteralExpr: return "Bool"
    case .stringLiteralExpr: return "String"
    case .functionCallExpr: return constructed(value.cast(FunctionCallExprSyntax.self))
    default: return ""
    }
  }

  private static func constructed(_ call: FunctionCallExprSyntax) -> String {
    let callee = call.calledExpression
    switch callee.kind {
    case .declReferenceExpr:
      let name = callee.cast(DeclReferenceExprSyntax.self).baseName.text
      return name.first?.isUppercase == true ? name : ""
    case .arrayExpr, .dictionaryExpr, .genericSpecializationExpr: return callee.trimmedDescription
    default: return ""
    }
  }
}
