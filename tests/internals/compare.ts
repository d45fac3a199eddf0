import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {INTERNALS, SWIZZLES} from './inventory';

const MODULES = path.resolve(__dirname, '../../node_modules');

/** Where npm puts a package of which another version is in the top directory. */
const NESTED = ['@docusaurus/core/node_modules', '@docusaurus/faster/node_modules'];

/** The path of a file of node_modules; undefined where there is none. */
const locate = (file: string): string | undefined =>
  ['', ...NESTED]
    .map((folder) => path.join(MODULES, folder, file))
    .find((full) => fs.existsSync(full));

/** What the files of the ledger were compared with: the versions of the packages, and the start of each file's SHA-256. */
export interface Compared {
  versions: Record<string, string>;
  files: Record<string, string>;
}

/** The source of the package that replaces internals of Docusaurus. */
const PACKAGE = 'packages/docusaurus-plugin-first-load/src/';

/** Packages that the ledger stands on beyond single files, or whose version says when to look. */
const PACKAGES = ['@docusaurus/core', '@docusaurus/theme-classic', '@rspack/core'];

/** Where a theme component comes from: the classic theme, or what Docusaurus has without one. */
const THEMES = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** The file of a theme component, from node_modules; that of the classic theme where there is none. */
function upstreamOf(component: string): string {
  const files = THEMES.flatMap((theme) => [
    `${theme}/${component}/index.js`,
    `${theme}/${component}.js`,
  ]);
  return files.find(locate) ?? files[0]!;
}

/** Our own file of a swizzle, from the root. */
export function swizzleFile(component: string): string {
  const file = `src/theme/${component}.tsx`;
  return fs.existsSync(path.resolve(__dirname, '../..', file))
    ? file
    : `src/theme/${component}/index.tsx`;
}

/** Every upstream file that something of ours stands on, with what that is. */
function listUpstream() {
  const found = new Map<string, string[]>();
  const add = (file: string, ours: readonly string[]) =>
    found.set(file, [...(found.get(file) ?? []), ...ours]);
  SWIZZLES.forEach(({component}) => add(upstreamOf(component), [swizzleFile(component)]));
  INTERNALS.forEach(({upstream, ours}) => upstream.forEach((file) => add(file, ours)));
  return found;
}

/** What is installed now. A file that is gone has an empty hash. */
export function readInstalled(): Compared {
  const hashOf = (file: string): string => {
    const full = locate(file);
    return full
      ? createHash('sha256').update(fs.readFileSync(full)).digest('hex').slice(0, 12)
      : '';
  };
  const versionOf = (name: string): string => {
    const file = locate(`${name}/package.json`);
    return file
      ? (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version
      : 'not installed';
  };
  const files = [...listUpstream().keys()].sort();
  return {
    versions: Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)])),
    files: Object.fromEntries(files.map((file) => [file, hashOf(file)])),
  };
}

/** One line for each difference: what changed upstream, and which of our files to look at. */
export function listChanges(installed: Compared, compared: Compared): string[] {
  const upstream = listUpstream();
  const version = compared.versions['@docusaurus/core'] ?? '';
  const files = Object.entries(installed.files).flatMap(([file, hash]) => {
    const look = (upstream.get(file) ?? []).join(', ');
    if (hash === '') {
      return [`${file} is gone: see what took its place for ${look}.`];
    }
    return hash === compared.files[file]
      ? []
      : [`${file} is not that of Docusaurus ${version}: compare it with ${look}.`];
  });
  const versions = Object.entries(installed.versions)
    .filter(([name, now]) => now !== compared.versions[name])
    .map(([name, now]) => `${name} is ${now}, compared with ${compared.versions[name] ?? 'none'}.`);
  const all = [...versions, ...files];
  return all.length > 0 ? [...all, 'Once that is done: npm run internals:update.'] : [];
}

const code = (text: string): string => `\`${text}\``;

/** The tables of src/theme/README.md. */
export function renderTables({versions}: Compared): string {
  const version = versions['@docusaurus/core'] ?? '';
  const table = (rows: readonly (readonly string[])[]): string =>
    rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
  return [
    table([
      ['Component', 'How', 'Why', 'Compared with', 'In Docusaurus 4'],
      ['---', '---', '---', '---', '---'],
      ...SWIZZLES.map(({component, how, why, inFour}) => [
        code(component),
        how,
        why,
        version,
        inFour,
      ]),
    ]),
    '## Internal APIs',
    'Code that relies on internals of Docusaurus or its bundler. Sizes are gzip, of a site with 400 pages.',
    `Only ${code(PACKAGE)} (\`…\`) imports internals of Docusaurus, apart from its command. With \`FIRST_LOAD=off\` the site is built without it. Docusaurus 4 [plans](https://github.com/facebook/docusaurus/issues/11719) React Router 8: no nested route table, no \`history\`, no pending navigation. \`4.0.0-canary-6808\` still has React Router 5, but Rspack 2, and requires Node.js 24.14.`,
    table([
      ['Files', 'What', 'Why', 'Saves', 'In Docusaurus 4'],
      ['---', '---', '---', '---', '---'],
      ...INTERNALS.map(({ours, what, why, saves, inFour}) => [
        ours.map((file) => code(file.replace(PACKAGE, '…/'))).join(', '),
        what,
        why,
        saves || '–',
        inFour,
      ]),
    ]),
    '',
  ].join('\n\n');
}
