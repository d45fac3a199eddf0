import {readPage} from './readPage';

const page = (article: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body><nav>Menu</nav><article>${article}</article></body></html>`;

const proseOf = (article: string) => readPage(page(article))!.prose.replace(/\n/g, '');

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

test('leaves the rows of the API reference and lost names to their data', () => {
  const prose = proseOf(
    '<h1>BarChart API</h1><h2 id="props">Props</h2><div><div data-api-table="props">' +
      '<div role="row" id="bar-chart-prop-skip"><div role="cell">Skips.</div></div></div></div>' +
      '<details data-removed=""><summary>2 names</summary><noscript>renderLabel</noscript></details><p>After</p>',
  );
  expect(prose).toBe('<h1>BarChart API</h1><h2 id="props">Props</h2><p>After</p>');
});

test('cells that touch make no word together', () => {
  const table = '<table><tr><td>one</td><td>two</td></tr></table>';
  expect(proseOf(`<h1>T</h1>${table}`)).not.toContain('onetwo');
});

test.each([
  '<meta http-equiv="refresh" content="0; url=/x/">',
  '<meta name="robots" content="noindex, nofollow">',
])('leaves out a page with %s', (head) => {
  expect(readPage(page('<h1>Moved</h1>', head))).toBeUndefined();
});

test('what every page has is not what it says', () => {
  const read = readPage(
    page(
      '<h1>Bars</h1><p>Rows of bars.</p><h2 id="import">Import</h2><p>From there.</p>' +
        '<h2 id="props">Props</h2><p>All of them.</p><footer>Last updated on Monday</footer>',
    ),
  );
  expect(read?.sections).toEqual([['props', 'Props']]);
  expect(read?.prose).toContain('All of them.');
  expect(read?.prose).not.toMatch(/Import|From there|Last updated/);
});
