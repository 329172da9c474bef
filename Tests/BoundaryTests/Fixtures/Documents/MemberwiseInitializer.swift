// error: extra argument 'opener' in call
import Documents

func client(_ other: any URLOpening) {
  _ = SystemURLOpener(opener: other)  // forbidden
}
