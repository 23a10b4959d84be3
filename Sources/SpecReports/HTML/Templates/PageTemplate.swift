extension HTMLTemplates {
  static let pageSource = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'; script-src 'none'; \
    base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>{{title}}</title>
    <style>
    {{>style}}
    </style>
    </head>
    <body>
    <div class="page">
    {{>overview}}
    <main>
    {{#documents}}
    <article id="{{.id}}" aria-label="{{.name}}">
    <p class="file"><span class="path">{{.name}}</span>{{#.summary}}<span class="counts">{{.}}</span>{{/.summary}}</p>
    {{#sections}}
    <section>
    {{#blocks}}{{>block}}
    {{/blocks}}
    </section>
    {{/sections}}
    </article>
    {{/documents}}
    </main>
    </div>
    </body>
    </html>

    """

  /// The side column: counts, what needs attention, filters and the legend.
  static let overviewSource = """
    <aside aria-label="Overview">
    <header>
    <h1>{{title}}</h1>
    <p class="summary">{{summary}}</p>
    <div class="bar" role="img" aria-label="{{summary}}">{{#bar}}<span class="{{.kind}}" \
    style="flex-grow:{{.count}}" title="{{.count}} {{.words}}"></span>{{/bar}}</div>
    </header>
    {{#contents}}
    <p class="entry"><a href="{{.href}}">\
    <span class="mark {{.kind}}" aria-hidden="true">{{.mark}}</span> {{.text}}</a> \
    <small>{{.note}}</small></p>
    {{/contents}}
    {{#needsAttention}}<h2>Needs attention</h2>{{/needsAttention}}
    {{#documents}}
    {{#.attention}}
    <p class="entry attention"><a href="{{.href}}">\
    <span class="mark {{.kind}}" aria-hidden="true">{{.mark}}</span> {{.text}}</a> \
    <small>{{.note}}</small></p>
    {{/.attention}}
    {{/documents}}
    <fieldset>
    <legend>Show</legend>
    <label><input type="radio" name="filter" id="filter-all" checked> the whole document</label>
    {{#filters}}
    <label><input type="radio" name="filter" id="filter-{{.kind}}"> \
    <span class="mark {{.kind}}" aria-hidden="true">{{.mark}}</span> \
    {{.words}} <small>{{.count}}</small></label>
    {{/filters}}
    <label class="apart"><input type="checkbox" id="name-others"> name what the other sentences are</label>
    </fieldset>
    <dl class="legend">
    {{#legend}}
    <div><dt><span class="mark {{.kind}}" aria-hidden="true">{{.mark}}</span> {{.words}}</dt><dd>{{.meaning}}</dd></div>
    {{/legend}}
    <div><dt><span class="mark notUnderstood" aria-hidden="true">¿</span> not understood</dt>\
    <dd>looks like a promise, was not read as one</dd></div>
    </dl>
    <p class="hint">Press a marked sentence to see how it was read and what was seen; press it again to close.</p>
    </aside>
    """
}
