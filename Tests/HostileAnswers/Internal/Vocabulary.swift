/// What answers are made of: the ordinary, the extreme, and what has broken clients before.
enum Vocabulary {
  static let statusLines =
    [
      100, 101, 103, 199, 200, 204, 205, 206, 226, 300, 301, 302, 303, 304, 305, 307, 308, 400, 401, 404, 407,
      408, 416,
      417, 421, 425, 429, 500, 503, 505, 511, 599, 999,
    ].map { "HTTP/1.1 \($0) Scripted" }
    + [
      "HTTP/1.0 200 OK", "HTTP/0.9 200 OK", "HTTP/2 200", "HTTP/2.0 200 OK", "HTTP/3 200", "HTTP/1.1 200",
      "HTTP/1.1 ",
      "HTTP/1.1", "HTTP/1.1 20", "HTTP/1.1 2000 OK", "HTTP/1.1 -20 OK", "HTTP/1.1 000 OK",
      "HTTP/1.1  200  OK",
      "HTTP/1.1\t200\tOK", "http/1.1 200 OK", "HTTP/1.1 200 \u{1b}[31mred", "HTTP/1.1 200 \0", "ICY 200 OK",
      "HTTP/1.1 200 \(String(repeating: "x", count: 5000))", "\0HTTP/1.1 200 OK", " HTTP/1.1 200 OK", "",
    ]

  static let interimHeads = [
    "HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 103 Early Hints\r\nLink: <x>\r\n\r\n",
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n",
    "HTTP/1.1 102 Wait\r\nContent-Length: 9\r\n\r\n", "HTTP/1.1 100\r\n\r\n", "\r\n", "\n\n",
  ]

  static let names = [
    "Content-Length", "Content-Length", "Transfer-Encoding", "Transfer-Encoding", "Content-Encoding",
    "Content-Type",
    "Connection", "Location", "Set-Cookie", "WWW-Authenticate", "Proxy-Authenticate", "Retry-After",
    "Content-Range",
    "Content-Disposition", "Alt-Svc", "Strict-Transport-Security", "Upgrade", "Trailer", "Date", "X-A",
  ]

  static let oddNames = [
    "", "\0", "\0X", "X\0", ":", " ", " X", "\tX", "X ", "content-length", "CONTENT-LENGTH",
    "Content-Length ", "Ä",
    "\u{202e}", "\u{1b}[2J", "HTTP/1.1 200 OK\r\nX", String(repeating: "N", count: 70_000),
  ]

  static let lengths = [
    "0", "1", "3", "7", "+3", "-1", "-0", "03", "0x3", "3.0", "3e0", "3, 3", "3,4", "3 3", "", " ", "1000001",
    "2147483647", "2147483648", "4294967295", "4294967296", "9007199254740993", "9223372036854775295",
    "9223372036854775296", "9223372036854775807", "9223372036854775808", "18446744073709551615",
    "18446744073709551616",
    "99999999999999999999999999", "NaN", "infinity",
  ]

  static let values = [
    "chunked", "chunked", "gzip", "deflate", "br", "zstd", "gzip, gzip", "gzip, chunked", "chunked, chunked",
    "identity",
    "x", "close", "keep-alive", "upgrade", "application/json", "text/html; charset=utf-16",
    "text/html; charset=\"",
    "attachment; filename=\"\(String(repeating: "\\", count: 99))", "/", "/other", "//", "http://",
    "http://127.0.0.1:1/",
    "http://[", "http://[::1", "https://127.0.0.1/", "file:///etc/passwd", "data:,7", "javascript:7", "?",
    "#", "",
    "\0", "a\0b", "\u{1b}[31m", "\u{ffff}", "id=1; Path=/; Expires=Thu, 01 Jan 99999 00:00:00 GMT", "=", ";",
    ";;=",
    "id=; Max-Age=99999999999999999999", "id=1; Domain=..", "Basic realm=\"x\"", "Basic", "Digest",
    "Digest realm=\"x\", nonce=\"", "NTLM", "NTLM TlRMTVNTUAACAAAA", "Negotiate YII",
    "Bearer, Basic realm=x, Digest", "0",
    "-1", "99999999999999999999", "Sun, 06 Nov 1994 08:49:37 GMT", "bytes 0-2/3", "bytes */0", "h3=\":443\"",
    "max-age=-1",
    String(repeating: "v", count: 90_000), String(repeating: "v", count: 110_000),
  ]

  static let chunkSizes = [
    "1", "3", "3", "3", "03", "0000000000000003", "00000000000000000003", "3;x=y", "3 ; \"", " 3", "-3", "+3",
    "0x3", "zz",
    "", "ffffffff", "7fffffffffffffff", "8000000000000000", "ffffffffffffffff", "fffffffffffffffff",
  ]

  static let bodies = [
    "[1]", "[1]", "[1]", "{}", "[", "null", "\"\\ud800\"", "[1e999]", "[-0.0]", "\u{feff}[1]", "[1]\0", "\0",
    "<html>",
    "{\"\u{0}\":1}", "\"\u{1b}[31m\"", "[18446744073709551616]", String(repeating: "[", count: 2000),
    String(repeating: "{\"a\":", count: 600), "{\"a\(String(repeating: "\u{301}\u{316}", count: 2000))\":1}",
  ]

  /// What a server sends although nobody asked for more.
  static let surplus = [
    "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n[2]", "HTTP/1.1 500 No\r\n\r\n", "HTTP/1.1 408 Late\r\n",
    "\r\n\r\n", "[2]",
    "X-Trailer: 1\r\n\r\n", "\0",
  ]
}
