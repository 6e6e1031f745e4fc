// The same screens for a Mac. `swift build --target RoundsViews` compiles this file on a Mac alone; on Linux
// there is no SwiftUI, so it is left out there and was not tried.
#if canImport(SwiftUI)
  import Foundation
  import RoundsBridge
  import RoundsDomain
  import RoundsPresentation
  import SwiftUI

  struct RoundListView: View {
    let screen: RoundListScreen
    let counts: [Int]
    @State var tab: RoundTab

    var body: some View {
      VStack {
        Picker("Rounds by status", selection: $tab) {
          ForEach(RoundTab.allCases, id: \.self) { tab in
            Label("\(tab.title) \(counts[tab.rawValue])", systemImage: tab.symbol)
          }
        }
        .pickerStyle(.segmented)
        content.frame(maxHeight: .infinity)
      }
      .padding()
    }

    @ViewBuilder private var content: some View {
      switch screen {
      case .loading:
        ProgressView("Loading your rounds…")
      case .error(let message):
        ContentUnavailableView {
          Label("Your rounds couldn't be loaded", systemImage: "exclamationmark.triangle")
        } description: {
          Text(message)
        } actions: {
          Button("Retry") {}
        }
      case .empty(let message):
        ContentUnavailableView {
          Label(tab.title, systemImage: tab.symbol)
        } description: {
          Text(message)
        }
      case .content(let cards):
        List(cards) { RoundRow(card: $0) }
      }
    }
  }

  struct RoundRow: View {
    let card: RoundCard

    var body: some View {
      HStack {
        VStack(alignment: .leading) {
          Text(card.name).font(.headline)
          Text("\(card.date) · \(card.distance) · \(card.status)").foregroundStyle(.secondary)
        }
        Spacer()
        if let score = card.score {
          Text(score).font(.title2).accessibilityLabel("\(score) points")
        }
      }
      .accessibilityElement(children: .combine)
    }
  }

  struct RoundDetailView: View {
    let detail: RoundDetail

    var body: some View {
      VStack(alignment: .leading) {
        Text(detail.card.name).font(.title).accessibilityAddTraits(.isHeader)
        Text("\(detail.tens) tens, \(detail.xs) Xs, \(detail.misses) misses")
        Grid(alignment: .trailing) {
          GridRow {
            Text("End")
            Text("Arrows")
            Text("Total")
            Text("Running total")
          }
          .font(.headline)
          ForEach(detail.ends, id: \.number) { end in
            GridRow {
              Text("\(end.number)")
              Text(end.arrows.joined(separator: " "))
              Text("\(end.total)")
              Text("\(end.runningTotal)")
            }
          }
        }
      }
      .padding()
    }
  }

  private let sample = Round(
    id: 7, name: "Portsmouth", date: Date(timeIntervalSince1970: 1_763_899_200),
    distanceMetres: 18, status: .completed, score: 53,
    arrows: [.x, .ten, .nine, .eight, .miss, .seven, .nine], arrowsPerEnd: 3)

  #Preview("Loading") {
    RoundListView(screen: .loading, counts: [1, 0, 1, 0, 0], tab: .all)
  }

  #Preview("Error") {
    RoundListView(screen: .error("The wind took the target."), counts: [0, 0, 0, 0, 0], tab: .all)
  }

  #Preview("Empty") {
    RoundListView(
      screen: .empty(RoundTab.planned.emptyMessage), counts: [1, 0, 1, 0, 0], tab: .planned)
  }

  #Preview("Rounds") {
    RoundListView(
      screen: .content([RoundCard(round: sample)]), counts: [1, 0, 1, 0, 0], tab: .completed)
  }

  #Preview("A round") {
    RoundDetailView(detail: RoundDetail(round: sample))
  }
#endif
