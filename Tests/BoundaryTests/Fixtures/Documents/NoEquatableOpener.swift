// error: requires that 'DocumentOpener' conform to 'Equatable'
import Documents

func same(_ one: some Equatable) {}

func client(_ opener: DocumentOpener, _ result: DocumentOpener.Result) {
  same(result)
  same(opener)  // forbidden
}
