import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {rspack} from '@docusaurus/faster';
import postcss from 'postcss';
import {styleGroups} from '../plugins/first-load/styleGroups';
import {readVendors} from '../plugins/vendors/readVendors';

const ROOT = path.join(__dirname, '..');

/** What ads, counting, consent, feedback, messages and the service worker may add to the first load, in bytes of gzip. */
const BUDGET = 5 * 1024;

/** Where the code of these lies. */
const OWN = [
  'src/client/',
  'src/vendors/',
  'src/components/AdSlot/',
  'src/components/Consent/',
  'src/components/Feedback/',
  'src/components/Later/',
  'src/components/Notifications/',
  'src/contexts/AdConfig',
  'plugins/service-worker/',
  'plugins/vendors/',
];
const isOwn = (file: string | undefined) =>
  file !== undefined && OWN.some((start) => file.startsWith(start));

const readText = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const listFiles = (folder: string, pattern: RegExp) =>
  fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file))
    .filter((file) => pattern.test(file) && !/\.test\.tsx?$/.test(file));

/** The file that an import means, relative to the site and without its ending; undefined for a package. */
function resolveImport(request: string, folder: string): string | undefined {
  if (request.startsWith('@site/')) {
    return request.slice('@site/'.length);
  }
  return request.startsWith('.')
    ? path
        .relative(ROOT, path.resolve(ROOT, folder, request))
        .split(path.sep)
        .join('/')
    : undefined;
}

/** What the rest of the site imports from there at once, and the client modules: what a page loads before it is asked for. */
function listEntries(): string[] {
  const found = new Set(
    [...readText('docusaurus.config.ts').matchAll(/'\.\/(src\/client\/[^']+)\.ts'/g)].map(
      ([, file = '']) => file,
    ),
  );
  for (const file of listFiles('src', /\.tsx?$/).filter((each) => !isOwn(each))) {
    const imports = readText(file).matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)';/gm);
    for (const [, request = ''] of imports) {
      const target = resolveImport(request, path.dirname(file));
      if (target !== undefined && isOwn(target)) {
        found.add(target);
      }
    }
  }
  return [...found].sort();
}

/** What these files import of each other only when it is wanted. */
function listLazyRequests(): Set<string> {
  return new Set(
    OWN.filter((each) => each.startsWith('src/') && each.endsWith('/'))
      .flatMap((folder) => listFiles(folder, /\.tsx?$/))
      .flatMap((file) => [...readText(file).matchAll(/import\(\s*\/\*[^*]*\*\/\s*'([^']+)'/g)])
      .map(([, request = '']) => request),
  );
}

/** Bundles the entries without anything else of the site, and returns the text of what is loaded first. */
async function bundle(entries: readonly string[]): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendors-'));
  const lazy = listLazyRequests();
  try {
    fs.writeFileSync(
      path.join(folder, 'entry.js'),
      entries
        .map((file, index) =>
          file.startsWith('src/client/')
            ? `export {default as client${index}} from '${path.join(ROOT, file)}';\n`
            : `export * from '${path.join(ROOT, file)}';\n`,
        )
        .join(''),
    );
    const compiler = rspack({
      mode: 'production',
      context: ROOT,
      devtool: false,
      entry: {main: path.join(folder, 'entry.js')},
      output: {path: folder, filename: '[name].mjs', module: true, library: {type: 'module'}},
      experiments: {outputModule: true},
      // Every page has a runtime anyway.
      optimization: {runtimeChunk: 'single'},
      resolve: {extensions: ['.ts', '.tsx', '.js'], alias: {'@site': ROOT}},
      externalsType: 'module-import',
      externals: [
        ({context = '', request = ''}, done) => {
          const target = request.startsWith(ROOT)
            ? path.relative(ROOT, request)
            : resolveImport(request, path.relative(ROOT, context));
          const isEntry = request.startsWith(folder);
          // Styles are weighed by themselves.
          const isPart = isOwn(target) && !lazy.has(request) && !request.endsWith('.css');
          done(undefined, isEntry || isPart ? undefined : request);
        },
      ],
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            loader: 'builtin:swc-loader',
            options: {
              jsc: {
                parser: {syntax: 'typescript', tsx: true},
                transform: {react: {runtime: 'automatic'}},
                target: 'es2022',
              },
            },
          },
        ],
      },
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        compiler.close(() => {
          if (error ?? stats?.hasErrors()) {
            reject(error ?? new Error(stats?.toString({all: false, errors: true})));
          } else {
            resolve();
          }
        });
      });
    });
    return fs.readFileSync(path.join(folder, 'main.mjs'), 'utf8');
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** The styles that come with the first page: all but those that are kept apart, and what headings have for their button. */
function collectStyles(): string {
  const apart = Object.values(styleGroups()).map(({test}) => test);
  const own = OWN.filter((each) => each.startsWith('src/') && each.endsWith('/'))
    .flatMap((folder) => listFiles(folder, /\.css$/))
    .filter((file) => !apart.some((pattern) => pattern.test(path.join(ROOT, file))));
  expect(own.length).toBeGreaterThan(0);
  const ofHeadings: string[] = [];
  postcss.parse(readText('src/css/page.css')).walkRules((rule) => {
    if (rule.selector.includes('.comment-link')) {
      ofHeadings.push(rule.toString());
    }
  });
  expect(ofHeadings.length).toBeGreaterThan(0);
  return [...own.map(readText), ...ofHeadings]
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,>]) ?/g, '$1');
}

test('what a page loads at once for ads, counting, consent, feedback, messages and the worker stays within 5 KiB', async () => {
  const entries = listEntries();
  expect(entries).toEqual(
    expect.arrayContaining([
      'src/client/index',
      'src/client/serviceWorker',
      'src/components/AdSlot/AdSlot',
      'src/components/Consent/ConsentGate',
      'src/components/Feedback/Feedback',
      'src/components/Notifications/NotificationsButton',
    ]),
  );
  const script = await bundle(entries);
  // What belongs to it is there, and what is loaded later is not.
  expect(script).toContain('data-feedback-hash');
  expect(script).not.toContain('dataLayer');
  const parts = {
    script,
    styles: collectStyles(),
    configuration: JSON.stringify(readVendors({NODE_ENV: 'production'}, 'https://mui.com')),
  };
  const sizes = Object.entries(parts).map(
    ([name, text]) => `${name} ${zlib.gzipSync(text).length}`,
  );
  const total = zlib.gzipSync(Object.values(parts).join('\n')).length;
  expect(total <= BUDGET ? 'within' : [`${total} of ${BUDGET} bytes`, ...sizes]).toBe('within');
}, 60_000);
