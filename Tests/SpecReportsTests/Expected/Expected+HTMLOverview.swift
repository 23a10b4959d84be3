extension Expected {
  static let htmlAside = ##"""
    <aside aria-label="Overview">
    <header>
    <h1>Kilns</h1>
    <p class="summary">7 claims: 2 conform, 1 violated, 1 warning, 1 inconclusive, 1 not exercised, 1 not checked · 2 advice · 1 not understood</p>
    <div class="bar" role="img" aria-label="7 claims: 2 conform, 1 violated, 1 warning, 1 inconclusive, 1 not exercised, 1 not checked · 2 advice · 1 not understood"><span class="conforms" style="flex-grow:2" title="2 conforms"></span><span class="notChecked" style="flex-grow:1" title="1 not checked"></span><span class="notExercised" style="flex-grow:1" title="1 not exercised"></span><span class="inconclusive" style="flex-grow:1" title="1 inconclusive"></span><span class="warning" style="flex-grow:1" title="1 warning"></span><span class="violated" style="flex-grow:1" title="1 violated"></span></div>
    </header>
    <h2>Needs attention</h2>
    <p class="entry attention"><a href="#d1-s2"><span class="mark violated" aria-hidden="true">✘</span> Kiln -fire: every call is on the main thread</a> <small>line 7</small></p>
    <p class="entry attention"><a href="#d1-s6"><span class="mark warning" aria-hidden="true">⚠</span> the kiln cools: before -unload</a> <small>line 11</small></p>
    <fieldset>
    <legend>Show</legend>
    <label><input type="radio" name="filter" id="filter-all" checked> the whole document</label>
    <label><input type="radio" name="filter" id="filter-violated"> <span class="mark violated" aria-hidden="true">✘</span> violated <small>1</small></label>
    <label><input type="radio" name="filter" id="filter-warning"> <span class="mark warning" aria-hidden="true">⚠</span> warning <small>1</small></label>
    <label><input type="radio" name="filter" id="filter-inconclusive"> <span class="mark inconclusive" aria-hidden="true">…</span> inconclusive <small>1</small></label>
    <label><input type="radio" name="filter" id="filter-notExercised"> <span class="mark notExercised" aria-hidden="true">○</span> not exercised <small>1</small></label>
    <label><input type="radio" name="filter" id="filter-notChecked"> <span class="mark notChecked" aria-hidden="true">?</span> not checked <small>1</small></label>
    <label><input type="radio" name="filter" id="filter-conforms"> <span class="mark conforms" aria-hidden="true">✔</span> conforms <small>2</small></label>
    <label><input type="radio" name="filter" id="filter-notUnderstood"> <span class="mark notUnderstood" aria-hidden="true">¿</span> not understood <small>1</small></label>
    <label class="apart"><input type="checkbox" id="name-others"> name what the other sentences are</label>
    </fieldset>
    <dl class="legend">
    <div><dt><span class="mark conforms" aria-hidden="true">✔</span> conforms</dt><dd>every trace keeps the promise</dd></div>
    <div><dt><span class="mark notChecked" aria-hidden="true">?</span> not checked</dt><dd>words or a kind that nothing can check yet</dd></div>
    <div><dt><span class="mark notExercised" aria-hidden="true">○</span> not exercised</dt><dd>no trace came to where it matters</dd></div>
    <div><dt><span class="mark inconclusive" aria-hidden="true">…</span> inconclusive</dt><dd>the trace ends too early or has gaps</dd></div>
    <div><dt><span class="mark warning" aria-hidden="true">⚠</span> warning</dt><dd>a trace breaks a “should”</dd></div>
    <div><dt><span class="mark violated" aria-hidden="true">✘</span> violated</dt><dd>a trace breaks the promise</dd></div>
    <div><dt><span class="mark notUnderstood" aria-hidden="true">¿</span> not understood</dt><dd>looks like a promise, was not read as one</dd></div>
    </dl>
    <p class="hint">Press a marked sentence to see how it was read and what was seen; press it again to close.</p>
    </aside>
    """##
}
