extension HTMLTemplates {
  /// A block of a document; lists nest. A leading dot keeps a name from being looked up in an outer block.
  static let blockSource = """
    {{#.heading}}<h{{.level}} id="{{.id}}" class="b{{#.isMethod}} method{{/.isMethod}}">\
    {{>pieces}}</h{{.level}}>{{/.heading}}\
    {{#.paragraph}}<div class="b p">{{>line}}</div>{{/.paragraph}}\
    {{#.quote}}<blockquote class="b">{{>line}}</blockquote>{{/.quote}}\
    {{#.caption}}<p class="b caption">{{.}}</p>{{/.caption}}\
    {{#.rule}}<hr class="b">{{/.rule}}\
    {{#.code}}<pre class="b"{{#.language}} data-language="{{.}}"{{/.language}}><code>{{.text}}</code></pre>{{/.code}}\
    {{#.list}}{{#.isOrdered}}<ol class="b">{{/.isOrdered}}{{^.isOrdered}}<ul class="b">{{/.isOrdered}}\
    {{#.items}}<li{{#.ordinal}} value="{{.}}"{{/.ordinal}}>{{#.parts}}{{>block}}{{/.parts}}</li>{{/.items}}\
    {{#.isOrdered}}</ol>{{/.isOrdered}}{{^.isOrdered}}</ul>{{/.isOrdered}}{{/.list}}\
    {{#.table}}<div class="b table"><table><thead><tr>{{#.header}}<th scope="col">{{.}}</th>{{/.header}}</tr></thead>\
    <tbody>{{#.rows}}<tr>{{#.}}<td>{{>line}}</td>{{/.}}</tr>{{/.rows}}</tbody></table></div>{{/.table}}
    """

  static let lineSource = """
    {{#.marker}}<sup>{{.}}</sup> {{/.marker}}{{#.sentences}}{{>sentence}} {{/.sentences}}
    """

  static let piecesSource = """
    {{#pieces}}{{#.text}}{{.}}{{/.text}}{{#.code}}<code>{{.}}</code>{{/.code}}\
    {{#.emphasis}}<em>{{.}}</em>{{/.emphasis}}{{#.link}}<span class="link">{{.}}</span>{{/.link}}\
    {{#.note}}<sup>{{.}}</sup>{{/.note}}{{/pieces}}
    """

  /// A sentence with claims opens; one without says what it is only when asked, unless it may be a missed promise.
  static let sentenceSource = """
    {{#.judged}}<details class="s {{.kind}}" name="evidence"><summary id="{{id}}">\
    <span class="mark" aria-hidden="true">{{.mark}}&#8288;</span>\
    <span class="said">{{>pieces}}</span><span class="unseen"> ({{.words}})</span></summary>\
    <div class="panel" role="group" aria-label="Evidence">\
    <p class="place">{{.place}} <span>press the sentence again to close</span></p>\
    {{#.claims}}{{>claim}}{{/.claims}}</div></details>\
    {{/.judged}}{{^.judged}}<span class="s other{{#.other}} {{.kind}}{{/.other}}" id="{{.id}}">\
    {{#.other}}{{#.mark}}<span class="mark" aria-hidden="true">{{.}}&#8288;</span>{{/.mark}}{{/.other}}\
    {{>pieces}}{{#.other}} \
    <small class="class">{{.words}}{{#.note}}<span class="note">: {{.}}</span>{{/.note}}</small>\
    {{/.other}}</span>{{/.judged}}
    """

  static let claimSource = """
    <section class="claim {{.kind}}"><h2><span class="mark" aria-hidden="true">{{.mark}}</span> {{.words}}</h2>\
    <p class="canonical">{{.canonical}}</p>\
    <dl>{{#.reason}}<dt>why</dt><dd>{{.}}</dd>{{/.reason}}\
    {{#.seen}}<dt>seen</dt><dd>{{.}}</dd>{{/.seen}}\
    {{#.timeline}}<dd class="wide"><pre tabindex="0">{{.}}</pre></dd>{{/.timeline}}\
    {{#.place}}<dt></dt><dd><small>{{.}}</small></dd>{{/.place}}\
    {{#.exercised}}<dt>evidence</dt><dd>{{.}}</dd>{{/.exercised}}\
    {{#.catches}}<dt>catches</dt><dd>{{.}}</dd>{{/.catches}}\
    {{#.hasCaught}}<dt>catches</dt><dd>{{#.caughtBy}}<code>{{.}}</code> {{/.caughtBy}}</dd>{{/.hasCaught}}\
    {{#.hasProperties}}<dt>property</dt><dd>{{#.properties}}<code>{{.}}</code> {{/.properties}}</dd>{{/.hasProperties}}\
    <dt>claim</dt><dd><code>{{.id}}</code> <small>{{.strength}}</small></dd></dl></section>
    """
}
