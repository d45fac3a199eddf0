import {readPage} from './readPage';

const page = (article: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body><nav>Menu</nav><article>${article}</article></body></html>`;

const row = (id: string, name: string, more = '') =>
  `<div role="row" id="${id}"><div role="rowheader"><a href="#${id}" data-row-link="">${name}<span>*</span></a></div><div role="cell" data-cell="type"><code>string</code></div><div role="cell" data-cell="description">${more}</div></div>`;

test('reads title, headings, demos and prose', () => {
  const read = readPage(
    page(
      '<h1>Bars <img class="plan-pro"></h1><p class="description">About bars.</p><div data-unsearched=true><a href="/x.md">Markdown</a></div>' +
        '<h2 id="stack">Stack <code>bars</code><a class="hash-link" href="#stack">#</a></h2><p>One</p><p>two</p>' +
        '<div data-demo="StackedBars"><pre>code</pre></div><script>1</script><button>Copy</button>',
    ),
  )!;
  expect(read).toMatchObject({
    title: 'Bars',
    plan: 'pro',
    description: 'About bars.',
    sections: [['stack', 'Stack bars']],
    demos: ['StackedBars'],
  });
  expect(read.prose.replace(/\n/g, '')).toBe(
    '<h1>Bars</h1><p>About bars.</p><h2 id="stack">Stack bars</h2><p>One</p><p>two</p>',
  );
});

test('reads rows of the API reference, with kinds, plans and marks', () => {
  const read = readPage(
    page(
      '<h1>BarChart API</h1>' +
        row(
          'bar-chart-prop-skip',
          'skip',
          '<p>Skips &lt;b&gt;.</p><p class="usedIn_x">Used in A</p>',
        ) +
        row('bar-chart-class-root--open', 'root--open') +
        '<div role="row" id="other-1"><div role="rowheader"><a data-row-link="">other</a></div></div>',
    ),
  )!;
  expect(read.rows).toEqual([
    {kind: 'prop', prefix: 'bar-chart', name: 'skip', plan: undefined},
    {kind: 'class', prefix: 'bar-chart', name: 'root--open', plan: undefined},
  ]);
  expect(read.about).toEqual([
    {id: 'bar-chart-prop-skip', name: 'skip', text: 'Skips <b>.'},
    {id: 'bar-chart-class-root--open', name: 'root--open', text: ''},
  ]);
  expect(read.prose).toBe('<h1>BarChart API</h1><p>other</p>');
});

test('cells that touch make no word together', () => {
  const read = readPage(page('<h1>T</h1><table><tr><td>one</td><td>two</td></tr></table>'))!;
  expect(read.prose).not.toContain('onetwo');
});

test.each([
  '<meta http-equiv="refresh" content="0; url=/x/">',
  '<meta name="robots" content="noindex, nofollow">',
])('leaves out a page with %s', (head) => {
  expect(readPage(page('<h1>Moved</h1>', head))).toBeUndefined();
});

test('reads the names that a page has lost, which stand in a noscript, and leaves them out of the prose', () => {
  const read = readPage(
    page(
      '<h1>Meter API</h1><details data-removed=""><summary>2 names</summary><noscript><ul>' +
        '<li id="meter-prop-renderLabel"><code>renderLabel</code> <small>Prop</small><div data-use="">Use <code>slots.label</code>.</div></li>' +
        '<li id="meter-export-Old-2"><code>Old-2</code></li></ul></noscript></details><p>After</p>',
    ),
  )!;
  expect(read.removed).toEqual([
    {kind: 'prop', prefix: 'meter', name: 'renderLabel', use: 'Use slots.label.'},
    {kind: 'export', prefix: 'meter', name: 'Old-2', use: ''},
  ]);
  expect(read.prose).not.toContain('renderLabel');
  expect(read.prose).toContain('After');
});
