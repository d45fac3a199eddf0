import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {SOURCE_LANGUAGE, TRANSLATED_LANGUAGES} from '../../../site/languages/shared';
import {buildFolder, BUILDS, type BuildName} from './builds';
import {ROOT} from './paths';

/** A page that was built. */
export interface BuiltPage {
  /** Its address: `/zh/x/introduction/`. */
  path: string;
  locale: string;
  /** The build that it is a page of. */
  build: BuildName;
}

/** Every page of a build, in the order of their addresses; pages that only send elsewhere are left out. */
export function builtPages(build: BuildName = 'site'): BuiltPage[] {
  const folder = buildFolder(build);
  const pages: BuiltPage[] = [];
  const walk = (relative: string): void => {
    for (const entry of fs.readdirSync(path.join(folder, relative), {withFileTypes: true})) {
      const child = path.posix.join(relative, entry.name);
      if (entry.isDirectory() && !['assets', 'pagefind'].includes(entry.name)) {
        walk(child);
      } else if (entry.name === 'index.html' || entry.name === '404.html') {
        const html = fs.readFileSync(path.join(folder, child), 'utf8');
        const moved = /<meta http-equiv="?refresh/i.test(html.slice(0, 2000));
        if (!moved && /id="?__docusaurus\b/.test(html)) {
          const first = relative.split('/')[1] ?? '';
          pages.push({
            path: `/${child}`.replace(/^\/+/, '/').replace(/index\.html$/, ''),
            locale: TRANSLATED_LANGUAGES.includes(first) ? first : SOURCE_LANGUAGE,
            build,
          });
        }
      }
    }
  };
  walk('/');
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/** The commit that is checked out; empty outside a git repository. */
export const headCommit = (): string => git('rev-parse', 'HEAD').trim();

/** A number from a string, the same on every machine. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  }
  return hash >>> 0;
}

/** Where the sources of a build's pages lie. */
function docsFolder(build: BuildName): string {
  const env: Readonly<Record<string, string>> = BUILDS[build].env;
  return env.DOCS_VERSION ? `versioned_docs/version-${env.DOCS_VERSION}` : 'docs';
}

/** The demos that import a file of their product's shared data. */
function usersOfData(file: string): string[] {
  const [, product = '', name = ''] = /^(.+)\/data\/(.+?)(?:\/index)?\.tsx?$/.exec(file) ?? [];
  const folder = path.join(ROOT, product);
  if (name === '' || !fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((demo) => /\.tsx?$/.test(demo))
    .filter((demo) => fs.readFileSync(path.join(folder, demo), 'utf8').includes(`/data/${name}'`))
    .map((demo) => path.posix.join(product, demo));
}

/** The pages whose sources, demos or shared data differ from where the branch left `main`; on `main` itself, from the commit before. */
function changedPages(pages: readonly BuiltPage[]): BuiltPage[] {
  const head = headCommit();
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', name) !== '');
  const base = main ? git('merge-base', 'HEAD', main).trim() : '';
  const since = base && base !== head ? base : 'HEAD~1';
  const files = (
    git('diff', '--name-only', since) + git('ls-files', '-o', '--exclude-standard')
  ).split('\n');
  const folders = [...files, ...files.flatMap(usersOfData)]
    // A page, or a demo beside it: the part of the path before the file or the folder with a capital.
    .map((file) => /^(.+?)\/(?:index\.mdx|[A-Z].*)$/.exec(file)?.[1])
    .filter((folder) => folder !== undefined);
  return pages.filter(({path: address, build}) => {
    const [, page] = /\/x\/(.+)\/$/.exec(address) ?? [];
    return page !== undefined && folders.includes(`${docsFolder(build)}/${page}`);
  });
}

/**
 * Some of `pages`: those that changed, and then others from each area of the site in turn. Which ones follows from the hash of the
 * commit: each commit looks at different pages, and a second run at the same.
 *
 * @param count.changed how many changed pages at most
 * @param count.more how many others
 */
export function samplePages(
  pages: readonly BuiltPage[],
  count: {changed: number; more: number},
): BuiltPage[] {
  const head = headCommit();
  const order = (page: BuiltPage) => seedOf(head + page.path);
  const shuffled = [...pages].sort((a, b) => order(a) - order(b));
  const changed = changedPages(shuffled).slice(0, count.changed);
  const turns = new Map<string, number>();
  const byTurns = shuffled
    .filter((page) => !changed.includes(page))
    .map((page) => {
      const key = /^(?:\/zh)?\/x\/[^/]+/.exec(page.path)?.[0] ?? page.locale;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      return {page, turn};
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({page}) => page);
  return [...changed, ...byTurns.slice(0, count.more)];
}
