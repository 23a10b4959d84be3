extension HTMLTemplates {
  /// The filters come from the template, because each outcome has its own three rules.
  static let styleSource =
    colors + "\n" + layout + "\n" + prose + "\n" + sentences + "\n" + evidence + "\n" + """
      {{#filters}}
      body:has(#filter-{{.kind}}:checked) main section:not(:has(.s.{{.kind}})) { display: none }
      body:has(#filter-{{.kind}}:checked) main .b:not(:has(.s.{{.kind}}), h2, h3, h4, h5, h6) { opacity: .28 }
      body:has(#filter-{{.kind}}:checked) main .s:not(.{{.kind}}) { opacity: .28 }
      body:has(#filter-{{.kind}}:checked) main .b:not(:has(.s.{{.kind}})) .s { opacity: 1 }
      {{/filters}}
      """ + "\n" + print

  private static let colors = """
    :root {
      --paper: #fdfcfa; --side: #f5f3ef; --ink: #22252b; --soft: #676d78; --line: #e2ded6; --code: #f1eee8;
      --link: #2f5d9b;
      --conforms: #23794b; --violated: #bf2d2d; --warning: #9a5b00; --inconclusive: #7a4fa3; --notExercised: #3f6a94;
      --notChecked: #6f7480; --notUnderstood: #8a6d1a;
      --serif: Charter, "Iowan Old Style", "Source Serif 4", "Noto Serif", Georgia, serif;
      --sans: system-ui, -apple-system, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif;
      --mono: ui-monospace, "SF Mono", "JetBrains Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #16181c; --side: #1c1f24; --ink: #dcdad5; --soft: #979ca6; --line: #30343b; --code: #23272d;
        --link: #8ab4e8;
        --conforms: #62c08d; --violated: #ff8078; --warning: #e3ab54; --inconclusive: #bd9be6; --notExercised: #86b5e0;
        --notChecked: #9aa0ab; --notUnderstood: #d2b55e;
      }
    }
    .conforms { --tone: var(--conforms) }
    .violated { --tone: var(--violated) }
    .warning { --tone: var(--warning) }
    .inconclusive { --tone: var(--inconclusive) }
    .notExercised { --tone: var(--notExercised) }
    .notChecked { --tone: var(--notChecked) }
    .notUnderstood { --tone: var(--notUnderstood) }
    """

  private static let layout = """
    * { box-sizing: border-box }
    html { scroll-padding-top: 30vh; -webkit-text-size-adjust: 100% }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.68 var(--serif) }
    .page { display: grid; grid-template-columns: minmax(0, 1fr) 25rem; min-height: 100vh }
    main { grid-column: 1; grid-row: 1; padding: 3.5rem 2.5rem 40vh }
    article { max-width: 41rem; margin: 0 auto 6rem }
    aside { grid-column: 2; grid-row: 1; position: sticky; top: 0; height: 100vh; overflow: auto;
      padding: 2.25rem 1.75rem;
      background: var(--side); border-left: 1px solid var(--line); font: .8125rem/1.5 var(--sans) }
    aside h1 { font-size: 1.0625rem; line-height: 1.35; margin: 0 0 .5rem }
    aside .summary, aside .hint, aside small, .file .counts { color: var(--soft) }
    aside .summary { margin: 0 0 .875rem }
    .bar { display: flex; gap: 2px; height: .625rem; border-radius: .3125rem; overflow: hidden; margin-bottom: 1.5rem }
    .bar span { background: var(--tone); min-width: 3px }
    aside a { color: inherit; text-decoration: none }
    aside a:hover { text-decoration: underline }
    .mark { color: var(--tone); font-family: var(--sans); font-variant-emoji: text }
    aside .mark { display: inline-block; width: 1.25em; text-align: center; text-indent: 0 }
    aside h2 { font-size: .8125rem; margin: 1.25rem 0 .5rem }
    .entry { margin: 0 0 .5rem; padding-left: 1.5em; text-indent: -1.5em; overflow-wrap: anywhere }
    .entry small { display: block; text-indent: 0 }
    .entry.attention small { display: inline; white-space: nowrap }
    fieldset { border: 0; border-top: 1px solid var(--line); margin: 1.5rem 0 0; padding: 1rem 0 0 }
    fieldset legend { float: left; width: 100%; font-weight: 600; padding: 0; margin-bottom: .375rem }
    fieldset label { display: block; clear: left; padding: .125rem 0; cursor: pointer }
    fieldset label.apart { margin-top: .625rem }
    input { accent-color: var(--link); margin: 0 .375rem 0 0; vertical-align: -.1em }
    .legend { border-top: 1px solid var(--line); margin: 1.25rem 0 0; padding-top: 1rem }
    .legend div { display: grid; grid-template-columns: 8.75rem 1fr; gap: .5rem; margin-bottom: .25rem }
    .legend dd { margin: 0; color: var(--soft) }
    .hint { margin: 1.25rem 0 0 }
    .unseen { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden;
      white-space: nowrap }
    @media (max-width: 62rem) {
      .page { display: block }
      aside { position: static; height: auto; border-left: 0; border-bottom: 1px solid var(--line) }
      main { padding: 2rem 1.25rem 60vh }
    }
    """

  private static let prose = """
    .file { display: flex; flex-wrap: wrap; gap: .125rem 1rem; justify-content: space-between; margin: 0 0 2rem;
      padding-bottom: .625rem;
      border-bottom: 1px solid var(--line); font: .8125rem/1.5 var(--sans) }
    .file .path { font-weight: 600 }
    main h2, main h3, main h4, main h5, main h6 { font-family: var(--sans); line-height: 1.3; margin: 2.5rem 0 .75rem;
      text-wrap: balance }
    article > section:first-of-type > h2:first-child { margin-top: 0; font-size: 1.75rem; letter-spacing: -.01em }
    main h2 { font-size: 1.5rem } main h3 { font-size: 1.2rem } main h4 { font-size: 1.0625rem }
    main h5, main h6, main .method { font-size: 1rem }
    .p { margin: 0 0 1rem }
    main ul, main ol { margin: 0 0 1rem; padding-left: 1.5rem }
    main li .p, main li ul, main li ol { margin: 0 0 .375rem }
    blockquote { margin: 0 0 1rem; padding-left: 1rem; border-left: 3px solid var(--line) }
    .caption { font: 600 .75rem/1.4 var(--sans); letter-spacing: .06em; text-transform: uppercase; color: var(--soft);
      margin: 1.25rem 0 .25rem }
    code, pre { font-family: var(--mono) }
    code { font-size: .86em; background: var(--code); border-radius: .25em; padding: .08em .28em;
      overflow-wrap: break-word }
    pre { background: var(--code); border-radius: .5rem; padding: .875rem 1rem; overflow-x: auto; font-size: .8125rem;
      line-height: 1.55; margin: 0 0 1rem }
    pre code { background: none; padding: 0; font-size: inherit; overflow-wrap: normal }
    hr { border: 0; border-top: 1px solid var(--line); margin: 2rem 0 }
    .table { overflow-x: auto; margin: 0 0 1rem }
    table { border-collapse: collapse; font-size: .9375rem; line-height: 1.5 }
    th, td { text-align: left; vertical-align: top; padding: .375rem .75rem .375rem 0;
      border-bottom: 1px solid var(--line) }
    th { font: 600 .8125rem/1.5 var(--sans) }
    .link { color: var(--link) }
    """

  private static let sentences = """
    details.s, details.s > summary { display: inline }
    details.s:not([open])::details-content { display: none }
    details.s[open]::details-content { display: contents }
    summary { list-style: none; cursor: pointer; border-radius: .2em; padding: .1em 0;
      -webkit-box-decoration-break: clone;
      box-decoration-break: clone }
    summary::-webkit-details-marker { display: none }
    summary .said { text-decoration: underline; text-decoration-color: color-mix(in srgb, var(--tone) 55%, transparent);
      text-decoration-thickness: 1.5px; text-underline-offset: .26em; text-decoration-skip-ink: none }
    summary .mark, .other .mark { font-size: .72em; margin-right: .28em; vertical-align: .14em; white-space: nowrap }
    .s.violated > summary { background: color-mix(in srgb, var(--tone) 13%, transparent) }
    .s.warning > summary { background: color-mix(in srgb, var(--tone) 11%, transparent) }
    .s.violated .said { text-decoration-thickness: 2px; text-decoration-color: var(--tone) }
    .s.inconclusive .said { text-decoration-style: dashed }
    .s.notExercised .said, .s.notChecked .said { text-decoration-style: dotted; text-decoration-thickness: 2px }
    summary:hover, details[open] > summary { background: color-mix(in srgb, var(--tone) 20%, transparent) }
    summary:focus-visible, a:focus-visible, pre:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
    summary:target { outline: 2px solid var(--tone); outline-offset: 3px }
    .other .class { display: none }
    .other .class { font: .6875rem/1 var(--sans); color: var(--soft); margin-left: .2em; white-space: nowrap }
    body:has(#name-others:checked) .other .class { display: inline }
    .other.notUnderstood .class { display: inline; color: var(--tone); white-space: normal }
    body:not(:has(#name-others:checked)) .other .note { display: none }
    """

  private static let evidence = """
    .panel { position: fixed; inset: 0 0 0 auto; width: clamp(25rem, 36vw, 40rem); overflow: auto; z-index: 1;
      padding: 2.25rem 1.75rem; background: var(--side);
      border-left: 1px solid var(--line); font: .8125rem/1.5 var(--sans); cursor: auto }
    .panel .place { display: flex; gap: 1rem; justify-content: space-between; align-items: baseline; margin: 0 0 1rem;
      color: var(--soft);
      overflow-wrap: anywhere }
    .panel .place span { flex: none; font-size: .6875rem }
    .claim { border-top: 1px solid var(--line); padding: 1rem 0 .5rem }
    .panel .claim h2 { font: 600 .8125rem/1.4 var(--sans); color: var(--tone); margin: 0 0 .375rem; letter-spacing: 0 }
    .canonical { font: 1rem/1.5 var(--serif); margin: 0 0 .875rem; overflow-wrap: anywhere }
    .claim dl { display: grid; grid-template-columns: 4.25rem minmax(0, 1fr); gap: .375rem .75rem; margin: 0 }
    .claim dt { color: var(--soft) }
    .claim dd { margin: 0; overflow-wrap: anywhere }
    .claim .wide { grid-column: 1 / -1 }
    .claim pre { font-size: .6875rem; padding: .625rem .75rem; margin: 0; background: var(--paper);
      border: 1px solid var(--line) }
    .claim small { color: var(--soft) }
    @media screen and (max-width: 62rem) {
      .panel { inset: auto 0 0 0; width: auto; max-height: 55vh; border-left: 0; border-top: 1px solid var(--line);
        box-shadow: 0 -.5rem 2rem rgb(0 0 0 / .18); padding: 1.25rem }
    }
    """

  private static let print = """
    @media print {
      .page { display: block } main { padding: 0 } article { max-width: none }
      aside { position: static; height: auto; background: none; border: 0; padding: 0 0 1.5rem }
      aside fieldset, aside .hint, .panel .place span { display: none }
      .panel { position: static; width: auto; padding: .5rem 0 .5rem 1rem; background: none;
      border-left: 2px solid var(--line) }
      .bar { -webkit-print-color-adjust: exact; print-color-adjust: exact }
    }
    """
}
