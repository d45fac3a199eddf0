import fs from 'node:fs';
import path from 'node:path';
import {collectPackages} from '../site/packages/collectPackages';
import {listImports} from '../src/components/demo/sandbox/collectDependencies';
import {createCodeSandboxFiles} from '../src/components/demo/sandbox/createCodeSandbox';
import {createStackBlitzFiles} from '../src/components/demo/sandbox/createStackBlitz';
import type {SandboxDemo} from '../src/components/demo/sandbox/types';

const ROOT = path.join(__dirname, '..');
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** What the build turns demos with an adapter to. */
const OTHER_LIBRARIES = ['DateFns', 'Luxon', 'Moment']
  .map((name) => `import {Adapter${name}} from '@mui/x-date-pickers/Adapter${name}';`)
  .join('\n');

/** The sources of the demos in a folder, one for each set of imports. */
function listSources(folder: string): string[] {
  const sources = new Map<string, string>();
  for (const entry of fs.readdirSync(folder, {recursive: true, withFileTypes: true})) {
    if (/(?<!\.test)\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules')) {
      const code = fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
      sources.set(listImports(code).sort().join('\n'), code);
    }
  }
  return [...sources.values()];
}

describe.each([
  ['the current docs', 'docs', 'package.json'],
  ['v7', 'versioned_docs/version-v7', 'versioned_docs/version-v7/package.json'],
])('sandboxes of %s', (_, docs, manifest) => {
  const packages = collectPackages(path.join(ROOT, manifest), path.join(ROOT, 'package.json'));

  test.each([
    ['CodeSandbox', createCodeSandboxFiles],
    ['StackBlitz', createStackBlitzFiles],
  ])('have all packages at exact versions in %s', (__, createFiles) => {
    const sources = [...listSources(path.join(ROOT, docs)), OTHER_LIBRARIES];
    expect(sources.length).toBeGreaterThan(10);
    const loose = new Set<string>();
    for (const code of sources) {
      for (const variant of ['TS', 'JS'] as const) {
        const demo: SandboxDemo = {
          name: 'Demo',
          productName: 'Charts',
          sourceUrl: '',
          variant,
          hasTailwind: true,
          files: [{name: 'Demo.tsx', code}],
        };
        const files = createFiles(demo, packages);
        const {dependencies, devDependencies} = JSON.parse(files['package.json']!) as Record<
          'dependencies' | 'devDependencies',
          Record<string, string>
        >;
        const html = files['index.html'] ?? files['public/index.html']!;
        const scripts = [...html.matchAll(/\/npm\/(.+)@(.+?)["/]/g)];
        for (const [name, version] of [
          ...Object.entries({...dependencies, ...devDependencies}),
          ...scripts.map(([, name = '', version = '']) => [name, version] as const),
        ]) {
          if (!EXACT.test(version)) {
            loose.add(`${name}: ${version}`);
          }
        }
      }
    }
    expect([...loose]).toEqual([]);
  });
});
