import os from 'node:os';
import {createSite} from '../../site/demos/fixtures/createSite';
import demosPlugin, {type DemosOptions} from './index';

// Prettier is an ES module that Jest can't load.
jest.mock('prettier', () => ({format: async (code: string) => code}));
// One test runs the compiler, which takes long on a slow machine.
jest.setTimeout(300_000);

const PAGE = 'docs/react-ferries/piers';
const PACKAGE = {'package.json': '{"dependencies": {}}'};

/** Replaces the bundler's plugin. */
class IgnorePlugin {}

/** Creates the plugin in a site with these files, as Docusaurus does. */
function createPlugin(files: Record<string, string>, options: Partial<DemosOptions> = {}) {
  const siteDir = createSite({...PACKAGE, ...files});
  const plugin = demosPlugin({siteDir, i18n: {currentLocale: 'zh', defaultLocale: 'en'}} as never, {
    docsVersion: {name: 'current', docsDir: 'docs', packagesRoot: '.'},
    ...options,
  });
  return {
    configure: (mode: string, isServer: boolean) =>
      plugin.configureWebpack!(
        {mode} as never,
        isServer,
        {currentBundler: {instance: {IgnorePlugin}}} as never,
        undefined,
      ),
    finish: () => plugin.postBuild!({outDir: os.tmpdir()} as never),
  };
}

describe('a demo that does not type-check', () => {
  const files = {
    'tsconfig.json': JSON.stringify({compilerOptions: {lib: ['es2022'], strict: true, types: []}}),
    [`${PAGE}/index.mdx`]: '<Demo name="Piers" />',
    [`${PAGE}/Piers.tsx`]: "const piers: number = 'three';\nexport default piers;\n",
  };

  test('stops a build of the site', async () => {
    const plugin = createPlugin(files);
    plugin.configure('production', false);
    plugin.configure('production', true);
    await expect(plugin.finish()).rejects.toThrow(`${PAGE}/Piers.tsx:1:7: Type error: `);
  });

  test.each([
    ['a build with `checksTypes: false`', 'production', {checksTypes: false}],
    ['`docusaurus start`', 'development', {}],
  ])('does not stop %s', async (_, mode, options) => {
    const plugin = createPlugin(files, options);
    plugin.configure(mode, false);
    await plugin.finish();
  });
});
