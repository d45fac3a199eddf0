import path from 'node:path';
import {createSite} from './fixtures/createSite';
import {loadDemoModule} from './loadDemoModule';

// Prettier is an ES module that jest cannot load.
jest.mock('prettier', () => ({format: async (code: string) => code}));

const PAGE = 'docs/react-ferries/piers';

/** The module of a demo beside a page that shows it in its third line. */
function load(code: string): Promise<string> {
  const siteDir = createSite({
    [`${PAGE}/index.mdx`]: '---\n---\n<Demo name="Piers" />',
    [`${PAGE}/Piers.tsx`]: code,
  });
  const context = {
    resourcePath: path.join(siteDir, PAGE, 'Piers.tsx'),
    resourceQuery: '?demo',
    addDependency: () => undefined,
  };
  const isPublicPackage = (name: string) => name.startsWith('@mui/');
  return loadDemoModule(context, {siteDir, isServer: false, isPublicPackage});
}

test.each([
  [
    'an import that is not allowed',
    `import pad from 'left-pad';\nexport default pad;\n`,
    `${PAGE}/index.mdx:3: <Demo name="Piers">: ${PAGE}/Piers.tsx:1: the import of "left-pad" is not allowed: a demo imports public packages listed in package.json, its own folder and docs/<product>/data/.`,
  ],
  [
    'a preview without an end',
    `// #region preview\nexport default function Piers() {}\n`,
    `${PAGE}/index.mdx:3: <Demo name="Piers">: ${PAGE}/Piers.tsx: the preview is empty or has no "#endregion".`,
  ],
])('%s is refused with one line that names the page and the place', async (_, code, line) => {
  const error = await load(code).then(
    () => undefined,
    (reason: Error) => reason,
  );
  expect(error?.message).toBe(line);
  // Bundlers print this.
  expect(error?.stack).toBe(`DemoError: ${line}`);
});

test.each([
  ['free', '@mui/x-charts/BarChart', 'demos-react-ferries-piers'],
  ['Pro', '@mui/x-charts-pro/BarChartPro', 'demos-pro-react-ferries-piers'],
  ['Premium', '@mui/x-data-grid-premium', 'demos-premium-react-ferries-piers'],
])('a %s demo travels with those of its page and plan', async (_, request, chunk) => {
  const code = await load(`export {default} from '${request}';\n`);
  expect(code).toContain(`webpackChunkName: "${chunk}"`);
});
