import {formatProblem} from '../problems/problemStore';
import {checkPage} from './checkPage';
import {toAmerican} from './spellings';

const check = (text: string, file = 'docs/introduction/index.mdx') =>
  checkPage(text, file).map(
    (problem) => `${problem.line}: ${formatProblem({...problem, file: ''})}`,
  );

describe('words', () => {
  const ANEW = '"again", or "on each render"';

  test.each([
    ['`type` says how to sort.', 1, 'says', '"sets", "defines", "specifies" or "controls"'],
    [
      'Pass it on.\n\nThe callback\ntells which row it was.',
      4,
      'tells',
      '"returns", "reports", "indicates" or "passes"',
    ],
    [
      '`onLineClick` and `onMarkClick` tell the series.',
      1,
      '`…` tell',
      '"set", "define", "return" or "report"',
    ],
    ['The marks stand on the line.', 1, 'stand', '"is", "appears", "is placed" or "is based on"'],
    ['The rows are made\nanew.', 2, 'anew', ANEW],
    ['| Prop | Effect |\n| --- | --- |\n| `a` | mends it |', 3, 'mends', '"fix"'],
    ['Return a text.', 1, 'a text', '"a string" or "a label"'],
    ['---\ntitle: Rows\ndescription: The pages that people see.\n---', 3, 'people', '"users"'],
    [':::warning\n\nIt is built anew.\n\n:::', 3, 'anew', ANEW],
    ['<Card>\n\nIt is built anew.\n\n</Card>', 3, 'anew', ANEW],
  ])('%j', (text, line, word, fix) => {
    expect(check(text)).toEqual([`${line}: Unsupported wording "${word}". Write ${fix}.`]);
  });

  test.each([
    'The error message says which row has no `id`.',
    'Users say what they need, and a screen reader tells them.',
    'The type only tells TypeScript which methods there are.',
    '`stack` stands for the name of the group; every series can stand alone.',
    "Color alone doesn't tell the bars apart.",
    'The label is a text field, and the text of a cell is a string.',
    'A stop where twelve people wait.',
    'Run `mend`, and read https://example.com/anew/says.',
    '```bash\nsays anew\n```',
    '<Demo name="Says" title="anew" />',
  ])('leaves %j alone', (text) => {
    expect(check(text)).toEqual([]);
  });
});

describe('headings', () => {
  const pronoun = (word: string, line = 1) =>
    `${line}: Pronoun "${word}" in a heading. Name the thing, so the heading makes sense alone.`;

  test.each([
    ['## Style it {/* #styling */}', pronoun('it')],
    ['Text.\n\n### They are typed', pronoun('They', 3)],
    ['## What is that', pronoun('that')],
    ['## Change its text', pronoun('Change its')],
    [
      `## ${'Gap '.repeat(16)}{/* #gaps #size */}`,
      '1: The heading must be at most 60 characters long, not 63.',
    ],
  ])('%j', (text, problem) => {
    expect(check(text)).toEqual([problem]);
  });

  test.each([
    `## ${'Gap '.repeat(15)}[premium] {/* #gaps #size-and-gaps-of-every-bar */}`,
    '## Rows that span columns',
    '## Toolbar and its buttons',
    '## `it` and `they`',
    '```md\n## Style it\n```',
  ])('leaves %j alone', (text) => {
    expect(check(text)).toEqual([]);
  });
});

describe('spelling', () => {
  test.each([
    ['Set the colour.', '1: British spelling "colour". Write "color".'],
    ['One.\n\nColours are\ncentred.', '3: British spelling "Colours". Write "colors".'],
    ['## Customise rows', '1: British spelling "Customise". Write "customize".'],
    ['An unlabelled row.', '1: British spelling "unlabelled". Write "unlabeled".'],
  ])('%j', (text, problem) => {
    expect(check(text)).toContain(problem);
  });

  test.each([
    'The `colour` key, from https://example.com/colour/grey.',
    'The ferry leaves from Pembroke Harbour.',
    'Analyses of programmers who fulfill a promise otherwise.',
    'See [gray](/x/colours/).',
  ])('leaves %j alone', (text) => {
    expect(check(text)).toEqual([]);
  });

  test.each([
    ['greyscale', 'grayscale'],
    ['licences', 'licenses'],
    ['programme', 'program'],
    ['reorganised', 'reorganized'],
    ['virtualisation', 'virtualization'],
    ['memoised', 'memoized'],
    ['fulfils', 'fulfills'],
  ])('%s is %s', (british, american) => {
    expect(toAmerican(british)).toBe(american);
    expect(toAmerican(american)).toBeUndefined();
  });
});

describe('typed fences', () => {
  const guide = '---\ntitle: Bars\ncomponents: [BarChart]\n---\n\nText.\n';
  const missing =
    '1: Missing typed example. Add a ```tsx block that shows the main object or callback.';

  test.each([
    'docs/react-charts/bars/index.mdx',
    'versioned_docs/version-v7/react-tree-view/rich-tree-view/items/index.mdx',
  ])('%s needs one', (file) => {
    expect(check(guide, file)).toEqual([missing]);
    expect(check(`${guide}\n\`\`\`bash\nls\n\`\`\`\n`, file)).toEqual([missing]);
    expect(check(`${guide}\n\`\`\`tsx title="a.tsx"\nf();\n\`\`\`\n`, file)).toEqual([]);
    expect(check(`${guide}\n- One\n\n  \`\`\`ts\n  f();\n  \`\`\`\n`, file)).toEqual([]);
  });

  test.each([
    'docs/react-charts/index.mdx',
    'docs/react-charts/bar-demo/index.mdx',
    'docs/react-data-grid/demos/real-time-data/index.mdx',
    'docs/introduction/licensing/index.mdx',
  ])('%s needs none', (file) => {
    expect(check(guide, file)).toEqual([]);
  });

  it('is not needed on a page that explains no component', () => {
    expect(check('Text.', 'docs/react-charts/hooks/index.mdx')).toEqual([]);
  });
});

it('lists the problems of a page in the order of its lines', () => {
  const problems = check('Anew.\n\n## Style it\n\nThe colour of yours.\n');
  expect(problems.map(([line]) => line).join()).toBe('1,3,5,5');
});
