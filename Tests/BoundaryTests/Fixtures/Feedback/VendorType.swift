// error: cannot find type 'FormViewController' in scope
import Feedback

func client(_ controller: FormViewController) {}  // forbidden
