/// Random documents made of everything that can meet in Markdown. The same seed always makes the same document.
struct RandomMarkdown {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  private static let tokens = [
    "The node", " loads", " its view", ". ", "! ", "?\n", ".\n", "\n", "\n\n", "\n\n", " ", "  \n", "\\\n", "*", "**",
    "_", "***", "`", "``", "`a.b`",
    "`-init`", "\\*", "\\`", "&amp;", "&#39;", "&copy;", "&nope;", "é", "“", "â€™", "漢字。", "[", "]", "](x.md)",
    "](<y z> \"T\")", "](\nz)", "[ref]",
    "![", "![alt](i.png)", "<http://x.org/a>", "<br>", "<b>", "</b>", "<code>", "</code>", "<a href=\"q\">", "</a>",
    "<T>", "<!-- no -->",
    "\n> ", "\n>", "\n- ", "\n  - ", "\n1. ", "\n    ", "\n\t", "\n# ", " #\n", "\n===\n", "\n---\n", "\n```\n",
    "\n~~~ swift\n", "\n| a | b |\n|---|---|\n| c. D | `e|f` \\| g |\n",
    "\n<br>\n", "\n<div>\n", "</div>\n", "\n<ul>\n<li>", "</li>\n", "</ul>\n", "\n<pre>\n", "</pre>\n", "\n<p>", "</p>",
    "<table><tr><td>", "</td></tr></table>\n",
    "\n[ref]: r.md \"t\"\n", "e.g. ", "etc. ", "(see", ")", "...", "foo.md", "3.1", "initWithNode: ", "- ", "\r\n",
    "\r", "\t", "~", "$", "\n[!NOTE]\n", "\n:::tip\n",
    "\n\\* Soon", "\\*", "\n– didLoad\n\n", "\n`render()`\n\n", "Note:", "\n\nDiscussion\n\n",
    "*it.*.\n", "**so.**. It",
  ]

  mutating func document(tokens count: Int) -> String {
    var text = "A"
    for _ in 0..<count { text += Self.tokens[next(Self.tokens.count)] }
    return text
  }

  private mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }
}
