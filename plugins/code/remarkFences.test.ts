import type {MdxNode} from '../../site/mdx/mdxNodes';
import {readAttributes} from '../../site/mdx/mdxNodes';
import {fenceToAttributes, remarkFences} from './remarkFences';

const file = {path: '/site/docs/page/index.mdx', cwd: '/site'};
const fence = (
  lang: string | null,
  meta: string | null = null,
  value = 'a\nb',
  line = 7,
): MdxNode => ({
  type: 'code',
  lang,
  meta,
  value,
  position: {start: {line}},
});
const run = (...children: MdxNode[]) => {
  const tree: MdxNode = {type: 'root', children};
  remarkFences()(tree, file);
  return tree;
};

describe('remarkFences', () => {
  it('hands highlighted HTML and the language to CodeBlock', () => {
    const [block] = run(fence('ts', null, 'let x')).children!;
    expect(block).toMatchObject({type: 'mdxJsxFlowElement', name: 'CodeBlock'});
    expect(readAttributes(block!)).toEqual(
      new Map([
        ['html', '<span class="token keyword">let</span> x'],
        ['language', 'ts'],
      ]),
    );
  });

  it('finds fences in lists, callouts and tabs', () => {
    const tree = run({type: 'list', children: [{type: 'listItem', children: [fence('text')]}]});
    expect(tree.children![0]!.children![0]!.children![0]!.name).toBe('CodeBlock');
  });

  it.each([
    [null, null, 'The code fence names no language: write one after the back-ticks, or "text".'],
    ['sh', null, 'The code language "sh" is not used here: use "bash" instead.'],
    ['tsx', 'js', 'The code fence names two languages, "tsx" and "js": keep one.'],
    ['tsx', 'tsx', 'The code fence names two languages, "tsx" and "tsx": keep one.'],
    ['bash', 'sh', 'The code fence names two languages, "bash" and "sh": keep one.'],
    [
      'tsx',
      'live',
      'Unknown word "live" after the language: use title="…", tab="…", {1,4-6}, showLineNumbers or wrap.',
    ],
    [
      'tsx',
      'title=App.tsx',
      'Unknown word "title=App.tsx" after the language: use title="…", tab="…", {1,4-6}, showLineNumbers or wrap.',
    ],
    ['tsx', 'title="a" title="b"', 'The code fence says title twice: keep one.'],
    ['tsx', '{3-1}', 'Cannot read the lines "{3-1}": write them as {1,4-6}.'],
    ['tsx', '{9}', 'Line 9 is to be highlighted, but the code has 2 lines.'],
    ['tsx', 'tab="npm"', 'tab="…" names a tab: put the fence in <CodeTabs storageKey="…">.'],
  ])('stops at ```%s %s with file, line and fix', (lang, meta, message) => {
    expect(() => run(fence(lang, meta))).toThrow(new Error(`docs/page/index.mdx:7: ${message}`));
  });

  it('lists the languages when one is unknown', () => {
    expect(() => run(fence('cobol'))).toThrow(
      /^docs\/page\/index\.mdx:7: Unknown code language "cobol": use one of bash, css, .*yaml\.$/,
    );
  });

  it('gives tabs their labels', () => {
    const [component] = run({
      type: 'mdxJsxFlowElement',
      name: 'CodeTabs',
      attributes: [],
      children: [fence('bash', 'tab="npm"'), fence('bash', 'tab="yarn"')],
    }).children!;
    expect(component!.children!.map((child) => readAttributes(child).get('tab'))).toEqual([
      'npm',
      'yarn',
    ]);
  });
});

describe('fenceToAttributes', () => {
  it('reads title, ranges, line numbers and wrap in any order', () => {
    expect(
      fenceToAttributes(
        'text',
        `wrap {1,3-4} title='My file.tsx' showLineNumbers=10`,
        'a\nb\nc\nd',
      ),
    ).toEqual({
      html:
        '<span class="codeLine codeLine--highlighted">a</span>\n' +
        '<span class="codeLine">b</span>\n' +
        '<span class="codeLine codeLine--highlighted">c</span>\n' +
        '<span class="codeLine codeLine--highlighted">d</span>',
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
    expect(fenceToAttributes('text', '{2}', '// highlight-next-line\na\nb').html).toBe(
      '<span class="codeLine codeLine--highlighted">a</span>\n<span class="codeLine codeLine--highlighted">b</span>',
    );
  });

  it.each([
    ['// highlight-start\na', 'A highlight-start has no highlight-end after it.'],
    ['// highlight-end\na', 'A highlight-end has no highlight-start before it.'],
    [
      '// highlight-start\n// highlight-start\n// highlight-end',
      'A highlight-start follows another one: end the first with highlight-end.',
    ],
    ['a\n// highlight-next-line', 'No line follows the last highlight-next-line.'],
  ])('refuses marks that do not match: %j', (code, message) => {
    expect(() => fenceToAttributes('tsx', null, code)).toThrow(message);
  });
});
