#if canImport(SwiftUI)
  import CatFacts
  import SwiftUI

  /// The cat fact view where there is SwiftUI: the view model that ``CatFactView`` shows on a terminal.
  struct CatFactScreen: View {
    @State private var model: CatFactViewModel
    /// The state of the model that is on the screen, to which it moves with an animation.
    ///
    /// In the post the model itself says `withAnimation`. Here it does not know SwiftUI, and whoever shows it animates.
    @State private var shown = ViewState<CatFact>.initial

    init(service: any FetchCatFactProtocol) {
      _model = State(initialValue: CatFactViewModel(service: service))
    }

    var body: some View {
      VStack {
        switch shown {
        case .initial: EmptyView()
        case .loading: ProgressView()
        case .loaded(let fact): Text(verbatim: fact.fact)
        case .error(let error): Text(verbatim: "\(Sentence(for: error))").foregroundStyle(.red)
        }
        Button("Fetch another") {
          Task { await model.fetch() }
        }
        .disabled(model.state.isLoading)
      }
      .padding()
      .task {
        for await state in ViewStates(of: model) {
          withAnimation { shown = state }
        }
      }
      // SwiftUI cancels it when the view goes away, and the view model does not take that for an error.
      .task { await model.fetch() }
    }
  }
#endif
