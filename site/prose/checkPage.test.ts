import {formatProblem} from '../problems/problemStore';
import {checkPage} from './checkPage';
import {toAmerican} from './spellings';

const check = (text: string, file = 'docs/introduction/index.mdx') =>
  checkPage(text, file).map(
    (problem) => `${problem.line}: ${formatProblem({...problem, file: ''})}`,
  );

describe('words', () => {
  test.each([
    [
      '`type` says how to sort.',
      '1: Unsupported wording "says". Write "sets", "defines", "specifies" or "controls".',
    ],
    [
      'Pass it on.\n\nThe callback\ntells which row it was.',
      '4: Unsupported wording "tells". Write "returns", "reports", "indicates" or "passes".',
    ],
    [
      '`onLineClick` and `onMarkClick` tell the series.',
      '1: Unsupported wording "`…` tell". Write "set", "define", "return" or "report".',
    ],
    [
      'The marks stand on the line.',
      '1: Unsupported wording "stand". Write "is", "appears", "is placed" or "is based on".',
    ],
    ['A slot takes its place.', '1: Unsupported wording "takes its place". Write "replaces".'],
    [
      'Use a toolbar of yours.',
      '1: Unsupported wording "of yours". Write "your own …" or "a custom …".',
    ],
    [
      'The rows are made\nanew.',
      '2: Unsupported wording "anew". Write "again", or "on each render".',
    ],
    [
      '| Prop | Effect |\n| --- | --- |\n| `a` | mends it |',
      '3: Unsupported wording "mends". Write "fix".',
    ],
    ['Layout gets dearer.', '1: Unsupported wording "dearer". Write "more expensive".'],
    ['It pays heed to `sx`.', '1: Unsupported wording "pays heed". Write "pay attention to".'],
    ['Only rows in sight are rendered.', '1: Unsupported wording "in sight". Write "visible".'],
    ['Return a text.', '1: Unsupported wording "a text". Write "a string" or "a label".'],
    ['It lets people filter.', '1: Unsupported wording "people". Write "users".'],
    [
      '---\ntitle: Rows\ndescription: The pages that people see.\n---\n\nText.',
      '3: Unsupported wording "people". Write "users".',
    ],
    [
      ':::warning\n\nIt is built anew.\n\n:::',
      '3: Unsupported wording "anew". Write "again", or "on each render".',
    ],
    [
      '<Card>\n\nIt is built anew.\n\n</Card>',
      '3: Unsupported wording "anew". Write "again", or "on each render".',
    ],
  ])('%j', (text, problem) => {
    expect(check(text)).toEqual([problem]);
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
