public import Domain

// MARK: - The terminal

extension Stats {
  private static let barLength = 24

  /// The figures for the terminal, with bars.
  public static func text(_ model: Model) -> String {
    let width = model.cards.map(\.title.count).max() ?? 0
    let cards = model.cards.map { "\(padded($0.title, to: width))  \($0.value)  \($0.note)" }
    return (cards.joined(separator: "\n") + "\n") + model.figures.map(text).joined()
  }

  private static func text(_ figure: Figure) -> String {
    if let empty = figure.empty { return "\n\(figure.title)\n  \(empty)\n" }
    let rows = figure.name == .year ? Array(figure.rows.suffix(7)) : figure.rows
    let width = rows.map(\.label.count).max() ?? 0
    // Shares are measured by the whole, everything else by the longest.
    let isShare = figure.drawing == .levels || figure.drawing == .curve
    let most = isShare ? 100 : rows.compactMap { $0.amounts.first ?? nil }.max() ?? 0
    let lines = rows.map { row in
      let cells = row.cells.joined(separator: "  ")
      guard figure.drawing != nil else { return "  \(padded(row.label, to: width))  \(cells)" }
      let bar = bar((row.amounts.first ?? nil) ?? 0, of: most)
      return "  \(padded(row.label, to: width))  \(bar)  \(cells)"
    }
    return (["", figure.title, "  \(figure.summary)"] + lines).joined(separator: "\n") + "\n"
  }

  private static func bar(_ amount: Double, of most: Double) -> String {
    let share = most > 0 ? min(1, max(0, amount / most)) : 0
    let full = Int((share * Double(barLength)).rounded())
    return String(repeating: "#", count: full)
      + String(repeating: ".", count: barLength - full)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The figures as scripts read them.
  public static func json(_ model: Model) -> Value {
    .object([
      "cards": .array(
        model.cards.map { card in
          [
            "title": .string(card.title), "value": .string(card.value),
            "note": .string(card.note),
          ]
        }),
      "figures": .object(
        Dictionary(
          model.figures.map { ($0.name.rawValue, json($0)) }, uniquingKeysWith: { $1 })),
    ])
  }

  private static func json(_ figure: Figure) -> Value {
    let rows: [Value] =
      figure.empty != nil
      ? []
      : figure.rows.map { row in
        .object([
          "label": .string(row.label), "cells": .array(row.cells.map(Value.string)),
          "amounts": .array(row.amounts.map { $0.map(Value.double) ?? .null }),
        ])
      }
    return .object([
      "title": .string(figure.title),
      "columns": .array(figure.columns.map(Value.string)), "rows": .array(rows),
    ])
  }
}
