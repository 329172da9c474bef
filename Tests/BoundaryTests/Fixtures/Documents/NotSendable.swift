// error: conformance of 'DocumentOpener' to 'Sendable' is unavailable
import Documents

func send(_ value: some Sendable) {}

func client(_ opener: DocumentOpener, _ system: SystemURLOpener) {
  send(system)
  send(opener)  // forbidden
}
