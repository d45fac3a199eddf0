import {readAttributes, walk, type MdxNode} from '../../site/mdx/mdxNodes';
import {parseMdx} from '../../site/mdx/parseMdx';
import {fenceToAttributes, remarkFences} from './remarkFences';

/** The code blocks of a page. */
const run = (source: string): Map<string, unknown>[] => {
  const tree = parseMdx(source);
  remarkFences()(tree, {path: '/site/docs/page/index.mdx', cwd: '/site'});
  const blocks: MdxNode[] = [];
  walk(tree, (node) => void (node.name === 'CodeBlock' && blocks.push(node)));
  return blocks.map((block) => readAttributes(block));
};

describe('remarkFences', () => {
  it('passes highlighted HTML, the language and the tab to CodeBlock, also in lists and tabs', () => {
    expect(run('- ```ts\n  let x\n  ```').map(Object.fromEntries)).toEqual([
      {html: '<span class="token keyword">let</span> x', language: 'ts'},
    ]);
    const tabs = '```bash tab="npm"\na\n```\n\n```bash tab="yarn"\na\n```';
    const blocks = run(`<CodeTabs storageKey="a">\n\n${tabs}\n\n</CodeTabs>`);
    expect(blocks.map((block) => block.get('tab'))).toEqual(['npm', 'yarn']);
  });

  it.each([
    ['', 'Missing language of the code block. Write one after the backticks, or "text".'],
    ['tsx js', 'Duplicate language on the code block: "tsx" and "js". Keep one.'],
    [
      'tsx live',
      'Unknown word "live" after the language. Use `title="…"`, `tab="…"`, `{1,4-6}`, `showLineNumbers`, or `wrap`.',
    ],
    ['tsx title="a" title="b"', 'Duplicate "title" on the code block. Keep one.'],
    ['tsx {3-1}', 'Invalid lines "{3-1}" on the code block. Write them like `{1,4-6}`.'],
    ['tsx {9}', "Can't highlight line 9: the code block has 2 lines."],
    [
      'tsx tab="npm"',
      '`tab="…"` only works in `<CodeTabs>`. Put the code block in `<CodeTabs storageKey="…">`.',
    ],
  ])('stops at ```%s with file, line and fix', (info, message) => {
    const page = `Text.\n\n\`\`\`${info}\na\nb\n\`\`\``;
    expect(() => run(page)).toThrow(/^docs\/page\/index\.mdx:3: /);
    expect(() => run(page)).toThrow(message);
  });
});

describe('fenceToAttributes', () => {
  it('reads title, ranges, line numbers and wrap in any order', () => {
    const meta = `wrap {1,3} title='My file.tsx' showLineNumbers=10`;
    expect(fenceToAttributes('text', meta, 'a\nb\nc')).toEqual({
      html:
        '<span class="codeLine codeLine--highlighted">a</span>\n' +
        '<span class="codeLine">b</span>\n' +
        '<span class="codeLine codeLine--highlighted">c</span>',
      language: 'text',
      title: 'My file.tsx',
      tab: undefined,
      firstLine: 10,
      wrap: true,
    });
  });

  it('marks the lines of a diff', () => {
    expect(fenceToAttributes('diff', null, '-a\n+b\n c').html).toBe(
      '<span class="codeLine codeLine--deleted"><span class="token deleted">-a</span></span>\n' +
        '<span class="codeLine codeLine--inserted"><span class="token inserted">+b</span></span>\n' +
        '<span class="codeLine"> c</span>',
    );
  });

  it.each([
    ['tsx', '// highlight-next-line\nx'],
    ['tsx', '  {/* highlight-next-line */}\nx'],
    ['css', '/* highlight-next-line */\nx'],
    ['bash', '# highlight-next-line\nx'],
    ['html', '<!-- highlight-next-line -->\nx'],
    ['text', '// highlight-start\nx\n// highlight-end'],
  ])('takes the marks of %s out of the code', (language, code) => {
    expect(fenceToAttributes(language, null, code).html).toMatch(
      /^<span class="codeLine codeLine--highlighted">[^\n]*x[^\n]*<\/span>$/,
    );
  });

  it('counts ranges in the code as shown', () => {
    expect(fenceToAttributes('text', '{1-2}', '// highlight-next-line\na\nb').html).toBe(
      '<span class="codeLine codeLine--highlighted">a</span>\n<span class="codeLine codeLine--highlighted">b</span>',
    );
  });

  it.each([
    ['// highlight-start\na', 'A highlight-start has no highlight-end after it.'],
    ['// highlight-end\na', 'A highlight-end has no highlight-start before it.'],
    [
      '// highlight-start\n// highlight-start\n// highlight-end',
      'Duplicate `highlight-start`. End the first one with `highlight-end`.',
    ],
    ['a\n// highlight-next-line', 'No line follows the last highlight-next-line.'],
  ])('refuses marks that do not match: %j', (code, message) => {
    expect(() => fenceToAttributes('tsx', null, code)).toThrow(message);
  });
});
