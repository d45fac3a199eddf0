import {findLine} from '../../site/problems/findLine';
import {throwProblems, type Problem} from '../../site/problems/problemStore';

/** A URL that redirects to another. Paths have no language prefix. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/**
 * The target of a short URL: a page of this site with an optional hash, or a path on the vendor's
 * host.
 */
export type LinkTarget = {page: string} | {host: string};

/** The content of the file with the lists of redirects. Paths have no language prefix. */
export interface Renames {
  /**
   * Old paths by the page that replaces them: those of renamed pages, and typos in the packages' own
   * comments, which can't be changed anymore. Skipped if the page doesn't exist in a version.
   */
  pages: Readonly<Record<string, readonly string[]>>;
  /** Targets by short URL: those that packages of majors 5 to 8 print, or that license emails contain. */
  shortLinks: Readonly<Record<string, LinkTarget>>;
}

interface RedirectInput extends Renames {
  siteDir: string;
  /** The paths of all pages of the version that is built. */
  paths: ReadonlySet<string>;
  /**
   * URL of the vendor's host, which has the pages that this site doesn't have, without a trailing
   * slash.
   */
  host: string;
}

const PATH = /^\/(?:[\w-]+\/)+$/;
const SHORT_PATH = /^\/r\/[\w-]+$/;

/** The file with the lists of redirects. */
export const RENAMES_FILE = 'plugins/redirects/renames.json';

/**
 * Returns all redirects of a version of the site. Checks that every target is a page, and that no
 * old path is claimed twice or redirects to another old path. Skips lines whose page doesn't exist
 * yet, and paths that are still a page in this version.
 *
 * @throws BuildProblemError
 */
export function createRedirects(input: RedirectInput): Redirect[] {
  const {siteDir, paths, pages, shortLinks, host} = input;
  const problems: Problem[] = [];
  const report = (path: string, message: string, fix: string) =>
    problems.push({file: RENAMES_FILE, line: findLine(siteDir, RENAMES_FILE, path), message, fix});
  const reportChain = (from: string, to: string, next: string) =>
    report(
      from,
      `"${from}" redirects to "${to}", which redirects to "${next}".`,
      `Redirect to "${next}".`,
    );
  const claims = new Map<string, string>();
  for (const [to, from] of Object.entries(pages)) {
    const invalidPath = [to, ...from].find((path) => !PATH.test(path));
    if (invalidPath !== undefined) {
      report(
        invalidPath,
        `Invalid path "${invalidPath}".`,
        'Start and end it with a slash, like "/x/react-charts/heat-map/".',
      );
    }
    for (const old of from) {
      const other = claims.get(old);
      if (other !== undefined) {
        report(old, `Duplicate redirect from "${old}", to "${other}" and "${to}".`, 'Keep one.');
      }
      claims.set(old, to);
    }
  }
  for (const [old, to] of claims) {
    // Also if the page in between still exists, or doesn't exist yet, because it may become a chain
    // later.
    const next = claims.get(to);
    if (next !== undefined) {
      reportChain(old, to, next);
    }
  }
  const renamed = [...claims].flatMap(([from, to]): Redirect[] =>
    paths.has(to) && !paths.has(from) ? [{from, to, status: 301}] : [],
  );

  const short = Object.entries(shortLinks).flatMap(([from, target]): Redirect[] => {
    if (!SHORT_PATH.test(from) && !PATH.test(from)) {
      report(from, `Invalid short URL "${from}".`, 'Use /r/<name>.');
      return [];
    }
    if (paths.has(from) || claims.has(from)) {
      report(from, `Short URL "${from}" conflicts with a current or former page.`, 'Remove it.');
    }
    if ('host' in target) {
      return [{from, to: host + target.host, status: 302}];
    }
    const [page = ''] = target.page.split('#');
    const next = claims.get(page);
    if (next !== undefined) {
      reportChain(from, page, next);
    }
    return paths.has(page) ? [{from, to: target.page, status: 302}] : [];
  });
  throwProblems(problems);
  return [...renamed, ...short].sort((a, b) => (a.from < b.from ? -1 : 1));
}
