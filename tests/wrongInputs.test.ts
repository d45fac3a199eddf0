import fs from 'node:fs';
import path from 'node:path';
import {remarkFences} from '../plugins/code/remarkFences';
import {createSite} from '../site/demos/fixtures/createSite';
import {loadDemoModule} from '../plugins/demos/loadDemoModule';
import {remarkDemos} from '../plugins/demos/remarkDemos';
import {checkFences} from '../site/fences/checkFences';
import {findBrokenLinks} from '../plugins/links/findBrokenLinks';
import {remarkHeadingIds} from '../plugins/links/remarkHeadingIds';
import {remarkHeadingLevels} from '../plugins/links/remarkHeadingLevels';
import {reportBrokenImage, reportBrokenLink} from '../plugins/links/reportBroken';
import {createRedirects} from '../plugins/redirects/createRedirects';
import {checkContent} from '../plugins/sidebar/checkContent';
import {remarkMdxComponents} from '../site/mdx-components/remarkMdxComponents';
import {remarkTables} from '../site/mdx-components/remarkTables';
import {BuildProblemError} from '../site/problems/problemStore';
import {walk} from '../site/mdx/mdxNodes';
import {collectProblems, openPage, remarkReportProblems} from '../site/mdx/pageProblems';
import {readMdx} from '../site/mdx/readMdx';
import {remarkMistakes} from '../site/mdx/remarkMistakes';

// Prettier is an ES module that jest cannot load.
jest.mock('prettier', () => ({format: async (code: string) => code}));

const FOLDER = 'docs/react-charts/bars';
const PAGE = `${FOLDER}/index.mdx`;
const LINES = 'docs/react-charts/lines/index.mdx';

/** The first lines of a page that has nothing wrong: what a case adds begins in line 6. */
const HEAD = `---
title: Bars
description: Bars compare the values of categories.
---

`;

/** What a site of these files prints where something reads it; nothing when all is well. */
type Reader = (siteDir: string) => unknown;

/** A file as the MDX loader passes it on: its path is no property of the object itself. */
class PageFile {
  constructor(
    private readonly name: string,
    readonly cwd: string,
  ) {}

  get path(): string {
    return this.name;
  }
}

/** Runs the steps of the site on its page, in their order. */
const readPage: Reader = (siteDir) => {
  const file = new PageFile(path.join(siteDir, PAGE), siteDir);
  const {tree, numberedBody: value} = readMdx(fs.readFileSync(file.path, 'utf8'));
  remarkMistakes({siteDir})(tree, Object.assign(file, {value}));
  remarkMdxComponents({siteDir, repoUrl: 'https://example.org', language: 'en'})(tree, file);
  remarkDemos({siteDir})(tree, file);
  remarkTables()(tree);
  remarkHeadingIds({siteDir})(tree, file);
  remarkHeadingLevels({siteDir})(tree, file);
  remarkFences()(tree, file);
};

/** Holds the page's front matter against what pages may say. */
const readContent: Reader = (siteDir) => {
  const {frontMatter} = readMdx(fs.readFileSync(path.join(siteDir, PAGE), 'utf8'));
  const problems = checkContent(siteDir, {
    versionName: 'current',
    sidebars: {docs: [{type: 'doc', id: 'react-charts/bars/index'}]},
    docs: [
      {
        id: 'react-charts/bars/index',
        source: `@site/${PAGE}`,
        permalink: '/x/react-charts/bars/',
        frontMatter,
        draft: false,
        unlisted: false,
      },
    ],
  });
  if (problems.length > 0) {
    throw new BuildProblemError(problems);
  }
};

/** Reads the demo `Bars` beside the page, as the bundler does. */
const readDemo: Reader = (siteDir) =>
  loadDemoModule(
    {
      resourcePath: path.join(siteDir, FOLDER, 'Bars.tsx'),
      resourceQuery: '?demo',
      addDependency: () => undefined,
    },
    {siteDir, isServer: false, isPublicPackage: () => true, offersLibraries: false},
  );

/** Reads a page with a link and an image that Docusaurus finds no file for, with all problems that it has, as the build does. */
const readWholePage: Reader = (siteDir) => {
  const file = {path: path.join(siteDir, PAGE), cwd: siteDir};
  const fileContent = fs.readFileSync(file.path, 'utf8');
  const {tree} = readMdx(openPage({filePath: file.path, fileContent}));
  collectProblems(remarkMdxComponents)({siteDir, repoUrl: 'https://example.org'})(tree, file);
  collectProblems(remarkDemos)({siteDir})(tree, file);
  collectProblems(remarkFences)()(tree, file);
  walk(tree, (node) => {
    const {type, url = ''} = node as typeof node & {url?: string};
    const broken = {sourceFilePath: file.path, url, node};
    if (type === 'link') {
      reportBrokenLink(broken);
    } else if (type === 'image') {
      reportBrokenImage(broken);
    }
  });
  remarkReportProblems()(tree, file);
};

/** Looks where the links of the page lead, beside a page on lines. */
const readLinks: Reader = (siteDir) => {
  const problems = findBrokenLinks(
    siteDir,
    [
      {file: PAGE, pathname: '/x/react-charts/bars/'},
      {file: LINES, pathname: '/x/react-charts/lines/'},
    ],
    [],
  );
  if (problems.length > 0) {
    throw new BuildProblemError(problems);
  }
};

/** Reads a list of redirects, beside one page. */
const readRedirects: Reader = (siteDir) =>
  createRedirects({
    siteDir,
    paths: new Set(['/x/react-charts/bars/']),
    pages: {
      '/x/react-charts/bars/': ['x/react-charts/bar'],
      '/x/a/': ['/x/b/'],
      '/x/c/': ['/x/b/'],
    },
    shortLinks: {},
    host: 'https://example.org',
  });

/** The command of the terminal, with the packages of this site. */
const readFences: Reader = (siteDir) => {
  for (const name of ['node_modules', 'tsconfig.json', 'package-lock.json']) {
    fs.symlinkSync(path.join(__dirname, '..', name), path.join(siteDir, name));
  }
  const problems = checkFences(siteDir, []);
  if (problems.length > 0) {
    throw new BuildProblemError(problems);
  }
};

/** Everything that is wrong with an input, as the terminal shows it. */
async function print(read: Reader, files: Record<string, string>): Promise<string> {
  const siteDir = createSite(files);
  try {
    await read(siteDir);
    return '';
  } catch (error) {
    return (error as Error).message.replaceAll(siteDir, '');
  } finally {
    fs.rmSync(siteDir, {recursive: true});
  }
}

const page = (text: string, rest: Record<string, string> = {}) => ({[PAGE]: HEAD + text, ...rest});

test.each([
  ['the page', readPage],
  ['its front matter', readContent],
])('%s is well where nothing is wrong', async (_, read) => {
  expect(
    await print(
      read,
      page('## Size [pro] {/* #bar-size #size */}\n\n<Demo name="Bars" height={300} />\n', {
        [`${FOLDER}/Bars.tsx`]: '',
      }),
    ),
  ).toBe('');
});

const LINES_PAGE = {[LINES]: '## Connect nulls {/* #gaps */}\n'};

// Input → the one line that is printed. Each line names the file, the place and what to write instead.
const DUPLICATE = 'Duplicate heading id "size". Give one of the headings a different id.';
const BRACE =
  'A brace starts a JavaScript expression, and pages have no variables. Write `\\{`, or put the text in backticks.';
const TITLE =
  'Duplicate title: the title of a page comes from its front matter. Remove this line, or write it with ##.';
const endOf = (what: string, end: string) =>
  `Missing end of this ${what}, which includes everything after it. Add a line that contains only ${end}.`;

test.each([
  [
    'a heading with a plan that nobody sells',
    '## Size [gold]',
    6,
    'Unknown marker [gold]. Write [pro], [premium], or [codemod], or put it in backticks: `[gold]`.',
  ],
  ['the same anchor twice', '## Size {/* #size */}\n\n## Gap {/* #size */}', 8, DUPLICATE],
  ['an anchor that is that of other words', '## Size\n\n## Gap {/* #size */}', 8, DUPLICATE],
  ['a callout that is never closed', ':::warning\n\nText.\n\n## Size', 6, endOf('callout', ':::')],
  [
    'a callout that is closed with text behind',
    'Text.\n\n:::warning\n\nText.\n\n::: end\n\n## Size',
    8,
    endOf('callout', ':::'),
  ],
  [
    'a callout that is closed with fewer colons',
    '::::warning\n\nText.\n\n:::',
    6,
    endOf('callout', '::::'),
  ],
  [
    'a callout in a list that is never closed',
    '- One\n\n  :::info\n\n  Text.\n\n- Two',
    8,
    endOf('callout', ':::'),
  ],
  [
    'a fence that is never closed',
    '```tsx\nconst size = 1;\n\n## Size',
    6,
    endOf('code block', '```'),
  ],
  [
    'a fence with tildes that is never closed',
    'Text.\n\n~~~tsx\nconst size = 1;',
    8,
    endOf('code block', '~~~'),
  ],
  [
    'a fence that is closed with fewer marks',
    '````tsx\nconst size = 1;\n```',
    6,
    endOf('code block', '````'),
  ],
  [
    'a fence in a list that is never closed',
    '- One\n\n  ```tsx\n  const size = 1;\n\n- Two',
    8,
    endOf('code block', '```'),
  ],
  ['an expression with a variable', 'Use {value} here.', 6, BRACE],
  ['a template in text', 'Use ${size} here.', 6, BRACE],
  [
    'an element with class',
    '<div class="a">A</div>',
    6,
    'Unknown attribute `class`. Write `className`.',
  ],
  [
    'an element with a text as style',
    '<div style="color: red">A</div>',
    6,
    "The attribute `style` must be an object. Write `style={{color: 'red'}}`.",
  ],
  ['a second title', '# Bars', 6, TITLE],
  ['a second title that is underlined', '## Size\n\nBars\n====', 8, TITLE],
  ['a second title as an element', '<h1>Bars</h1>', 6, TITLE],
  [
    'a heading that skips a level',
    '## Size\n\n#### Gap\n\n### Radius',
    8,
    'A heading of level 4 follows one of level 2. Write it with ###.',
  ],
  [
    'a first heading that skips a level',
    '### Size',
    6,
    'A heading of level 3 follows one of level 1. Write it with ##.',
  ],
  [
    'a fence that cannot be read',
    '```tsx\nconst size = 1;\nconst gap = {;\n```',
    8,
    'Invalid tsx: Property assignment expected. Fix this line, or write ```text.',
  ],
])('%s', async (_, text, line, message) => {
  expect(await print(readPage, page(`${text}\n`))).toBe(`${PAGE}:${line}: ${message}`);
});

test.each<[string, Reader, Record<string, string>, string]>([
  [
    'an unknown field of the front matter',
    readContent,
    {[PAGE]: HEAD.replace('description', 'desciption: Bars.\ndescription')},
    `${PAGE}:3: Unknown front matter field "desciption". Did you mean "description"?`,
  ],
  [
    'a field that the front matter had once',
    readContent,
    {[PAGE]: HEAD.replace('title', 'redirect_from: /x/bars/\ntitle')},
    `${PAGE}:2: Unknown front matter field "redirect_from". Add the old URLs to plugins/redirects/renames.json.`,
  ],
  [
    'a field of the front matter with another kind of value',
    readContent,
    {[PAGE]: HEAD.replace('title', 'components: BarChart\ntitle')},
    `${PAGE}:2: "components" must be a list of strings, like [One, Two], not "BarChart".`,
  ],
  [
    'a fence with an import that is not there',
    readFences,
    page(`\`\`\`tsx\nimport {BarChart} from '@mui/x-charts/BarChrat';\n\`\`\`\n`),
    `${PAGE}:7: Type error with v8: Cannot find module '@mui/x-charts/BarChrat' or its corresponding type declarations (TS2307).`,
  ],
  [
    'an image that is not there, beside one that is',
    readWholePage,
    page('![Bars](./bars.pgn)\n', {[`${FOLDER}/bars.png`]: ''}),
    `/${PAGE}:6: Image "./bars.pgn" not found. Did you mean "./bars.png"? If not, add it at /${FOLDER}/bars.pgn.`,
  ],
  [
    'a link to a file that is not there',
    readWholePage,
    page('[Lines](../lines.mdx)\n'),
    `/${PAGE}:6: Broken link "../lines.mdx": file not found. Link to the URL of a page, like /x/introduction/.`,
  ],
  [
    'a link to a page that is not there',
    readLinks,
    page('See [lines](/x/react-charts/lnies/).\n', LINES_PAGE),
    `${PAGE}:6: Broken link "/x/react-charts/lnies/": no such page. Did you mean "/x/react-charts/lines/"?`,
  ],
  [
    'a link to a section that its page has not',
    readLinks,
    page('See [gaps](/x/react-charts/lines/#gasp).\n', LINES_PAGE),
    `${PAGE}:6: Broken link "/x/react-charts/lines/#gasp": no such section in ${LINES}. Did you mean "#gaps"?`,
  ],
  [
    'a link to a section that this page has not',
    readLinks,
    page('## Size\n\nSee [above](#sizes).\n', LINES_PAGE),
    `${PAGE}:8: Broken link "#sizes": no such section in ${PAGE}. Did you mean "#size"?`,
  ],
  [
    'addresses of redirects, all that are wrong',
    readRedirects,
    page(''),
    [
      'plugins/redirects/renames.json: Invalid path "x/react-charts/bar". Start and end it with a slash, like "/x/react-charts/heat-map/".',
      'plugins/redirects/renames.json: Duplicate redirect from "/x/b/", to "/x/a/" and "/x/c/". Keep one.',
    ].join('\n'),
  ],
  [
    'several problems on a page, all of them in their order',
    readWholePage,
    page('```foo\n```\n\n<Demo name="Nowhere" height="big" />\n\n[](../lines.mdx)\n\n<Demo />\n'),
    [
      `${PAGE}:6: Unknown code language "foo". Use one of bash, css, diff, html, javascript, js, json, jsx, markup, text, ts, tsx, yaml.`,
      `${PAGE}:9: \`<Demo name="Nowhere">\`: Prop \`height\` must be a number of pixels. Write \`height={300}\`.`,
      `/${PAGE}:11: Broken link "../lines.mdx": file not found. Link to the URL of a page, like /x/introduction/.`,
      `${PAGE}:13: \`<Demo>\`: Missing prop \`name\`. Write \`<Demo name="…" />\`.`,
    ].join('\n'),
  ],
  [
    'a demo without a default export',
    readDemo,
    page('<Demo name="Bars" />\n', {
      [`${FOLDER}/Bars.tsx`]: 'export function Bars() {\n  return null;\n}\n',
    }),
    `${FOLDER}/Bars.tsx: Missing default export. Add \`export default function Bars()\`.`,
  ],
  [
    'a demo that no page shows',
    readPage,
    page('Text.\n', {[`${FOLDER}/Bars.tsx`]: ''}),
    `${PAGE}:1: The page doesn't show the demo "Bars" next to it. Add \`<Demo name="Bars" />\`, or delete the file.`,
  ],
])('%s', async (_, read, files, line) => {
  expect(await print(read, files)).toBe(line);
});

test('while a page is written, a demo that it does not show yet is a warning', async () => {
  const written = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const mode = jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'development'});
  expect(await print(readPage, page('Text.\n', {[`${FOLDER}/Bars.tsx`]: ''}))).toBe('');
  mode.restore();
  expect(written.mock.calls).toEqual([
    [
      `[WARNING] ${PAGE}:1: The page doesn't show the demo "Bars" next to it. Add \`<Demo name="Bars" />\`, or delete the file.\n`,
    ],
  ]);
});
