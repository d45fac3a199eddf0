import {CODE_LANGUAGES, highlightCode, highlightLines} from './highlightCode';

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

it('gives each kind of token its class and leaves punctuation plain', () => {
  expect(highlightCode("const ferry: string = 'Aurora'; // 3 decks", 'tsx')).toBe(
    '<span class="token keyword">const</span> ferry: <span class="token builtin">string</span> = ' +
      '<span class="token string">\'Aurora\'</span>; <span class="token comment">// 3 decks</span>',
  );
});

it('colors component names, attributes and the code inside them', () => {
  expect(highlightCode('<DataGrid rows={rows} label="a" />', 'tsx')).toBe(
    '&lt;<span class="token class-name">DataGrid</span> <span class="token attr-name">rows</span>={rows} ' +
      '<span class="token attr-name">label</span><span class="token string">="a"</span> /&gt;',
  );
});

it('rejects an unknown language with its replacement', () => {
  expect(() => highlightCode('x', 'sh')).toThrow('Unknown code language "sh". Use "bash".');
});

it('escapes what would be markup', () => {
  expect(highlightCode('a < b && c > d', 'text')).toBe('a &lt; b &amp;&amp; c &gt; d');
});

it('balances every line of a token that spans several', () => {
  expect(highlightLines('/* one\n   two */\nlet x', 'ts')).toEqual([
    '<span class="token comment">/* one</span>',
    '<span class="token comment">   two */</span>',
    '<span class="token keyword">let</span> x',
  ]);
});

it('draws the shell prompt without putting it in the text', () => {
  const html = highlightCode('$ npm install clsx\nadded 1 package', 'bash');
  expect(html).toMatch(/^<span class="token prompt"><\/span><span class="token function">npm/);
  expect(textOf(html)).toBe('npm install clsx\nadded 1 package');
});

it('keeps a dollar sign that is not a prompt', () => {
  expect(textOf(highlightCode('echo $HOME\n  $ nested', 'bash'))).toBe('echo $HOME\n  $ nested');
  expect(textOf(highlightCode('$ not a shell', 'text'))).toBe('$ not a shell');
});

it('colors added and removed lines of a diff', () => {
  expect(highlightLines('-old()\n+new()\n same()', 'diff')).toEqual([
    '<span class="token deleted">-old()</span>',
    '<span class="token inserted">+new()</span>',
    ' same()',
  ]);
});

it('drops one trailing line break and normalizes line ends', () => {
  expect(highlightLines('a\r\nb\r\n', 'text')).toEqual(['a', 'b']);
});

it.each(CODE_LANGUAGES)('gives the text of %s back unchanged', (language) => {
  const code = 'a <b c="d">{`e ${f}`}</b> /* g */ # h\n\n  @i { j: 1px } & "k": null';
  expect(textOf(highlightCode(code, language))).toBe(code);
});
