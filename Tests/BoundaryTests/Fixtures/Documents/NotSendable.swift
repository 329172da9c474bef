// error: mutation of captured var 'calls' in concurrently-executing code
import Documents

func client() {
  var calls = 0
  _ = DocumentOpener { _ in
    calls += 1  // forbidden
    return true
  }
}
