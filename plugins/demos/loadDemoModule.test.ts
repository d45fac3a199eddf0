import fs from 'node:fs';
import path from 'node:path';
import {createSite} from '../../site/demos/fixtures/createSite';
import {listProblemsOf} from '../../site/problems/problemStore';
import {loadDemoModule} from './loadDemoModule';

// Prettier is an ES module that Jest can't load.
jest.mock('prettier', () => ({format: async (code: string) => code}));

const PAGE = 'docs/react-ferries/piers';

/**
 * Returns the module of a demo, the first of these files, next to a page that shows it in its third
 * line.
 */
function load(
  code: string | Record<string, string>,
  query = '?demo',
  isServer = false,
): Promise<string> {
  const files = typeof code === 'string' ? {'Piers.tsx': code} : code;
  const siteDir = createSite({
    [`${PAGE}/index.mdx`]: '---\n---\n<Demo name="Piers" />',
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`${PAGE}/${name}`, text])),
  });
  const context = {
    resourcePath: path.join(siteDir, PAGE, Object.keys(files)[0]!),
    resourceQuery: query,
    addDependency: () => undefined,
  };
  const isPublicPackage = (name: string) => name.startsWith('@mui/');
  return loadDemoModule(context, {siteDir, isServer, isPublicPackage, offersLibraries: true});
}

test('a preview without an end is refused with one line', async () => {
  const code = `// #region preview\nexport default function Piers() {}\n`;
  const line = `${PAGE}/Piers.tsx:1: The preview is empty or has no \`#endregion\`. Add \`// #endregion\` after its last line.`;
  // Bundlers print the stack.
  await expect(load(code)).rejects.toMatchObject({message: line, stack: `Error: ${line}`});
});

test('the problems of a demo are reported under its resource until it is right', async () => {
  const reported = (siteDir: string) =>
    listProblemsOf(path.join(siteDir, PAGE, 'Piers.tsx?demo')).map(({line, message}) => [
      line,
      message,
    ]);
  const siteDir = createSite({[`${PAGE}/Piers.tsx`]: `import pad from 'left-pad';\n`});
  const context = {
    resourcePath: path.join(siteDir, PAGE, 'Piers.tsx'),
    resourceQuery: '?demo',
    addDependency: () => undefined,
  };
  const options = {siteDir, isServer: false, isPublicPackage: () => false, offersLibraries: false};
  await expect(loadDemoModule(context, options)).rejects.toThrow();
  expect(reported(siteDir)).toEqual([[1, 'Demos can\'t import "left-pad".']]);
  fs.writeFileSync(context.resourcePath, 'export default function Piers() {}\n');
  await loadDemoModule(context, options);
  expect(reported(siteDir)).toEqual([]);
});

test('a stylesheet with invalid CSS is rejected with its line', async () => {
  const files = {
    'Piers/css/index.tsx': `import './styles.css';\nexport default function Piers() {}\n`,
    'Piers/css/styles.css': '.a { gap: 0 }\n.b { gap: 0\n',
  };
  await expect(load(files, '?demo-css=css')).rejects.toThrow(
    `${PAGE}/Piers/css/styles.css:2: Invalid CSS (Unclosed block). Fix it, because browsers would ignore the rules after it.`,
  );
});

test('the test of a demo is in a module of its own, with imports for readers', async () => {
  const demo = {
    'Piers/index.tsx': `import {sortPiers} from './sortPiers';\nexport default function Piers() {}\n`,
    'Piers/sortPiers.ts': 'export const sortPiers = () => [];\n',
    'Piers.test.tsx': `import {stubPiers} from '@site/tests/stubs/stubPiers';
import Piers from './Piers';
import {sortPiers} from './Piers/sortPiers';
test('renders', () => [stubPiers, Piers, sortPiers]);
`,
    '../../../tests/stubs/stubPiers.ts': 'export const stubPiers = (count: number) => count;\n',
  };
  const page = await load(demo);
  expect(page).toContain('"tests":["Piers.test.tsx","stubPiers.ts"]');
  expect(page).toContain('webpackChunkName: "demo-tests-react-ferries-piers"');
  expect(page + (await load(demo, '?demo-sources'))).not.toContain('renders');
  const tests = await load(demo, '?demo-test');
  for (const request of ['./stubPiers', './Piers', './sortPiers']) {
    expect(tests).toContain(`'${request}'`);
  }
  expect(tests).not.toContain('@site');
  expect(tests).toContain('"name":"Piers.test.js"');
});

test('a test that runs the code blocks of the page is not shown', async () => {
  const page = await load({
    'Piers.tsx': 'export default function Piers() {}\n',
    'Piers.test.tsx': `import {createRunner} from '@site/tests/stubs/runListings';\n`,
  });
  expect(page).not.toMatch(/tests|demo-test/);
});

describe('a demo with an adapter', () => {
  const PICKER = `import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
export default function Piers() {
  return <p>{AdapterDayjs.name}</p>;
}
`;

  test('is shown with Day.js where nothing runs', async () => {
    const page = await load(PICKER, '?demo', true);
    expect(page).toContain('AdapterDayjs');
    expect(page).not.toContain('import(');
  });

  test('that does what no other library can do stops the build', async () => {
    await expect(load(`${PICKER}dayjs.extend(utc);\n`)).rejects.toThrow(
      `${PAGE}/Piers.tsx:5: dayjs.extend() has no equivalent in date-fns. Write Piers.date-fns.tsx, or mark the demo with the comment "// Only for Day.js: <reason>"`,
    );
  });
});
