// error: 'body' is a 'let' constant
import Foundation
import Networking

func client(_ response: inout Response) {
  _ = response.body
  response.body = Data()  // forbidden
}
