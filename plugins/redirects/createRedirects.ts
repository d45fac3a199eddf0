import {findLine} from '../../site/problems/findLine';
import {throwProblems, type Problem} from '../../site/problems/problemStore';

/** An address that leads to another. Paths are without a language. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** Where an address leads that never was a page of this site: a page with its heading, or a path on the vendor's host. */
export type LinkTarget = {page: string} | {host: string};

interface RedirectInput {
  siteDir: string;
  /** The paths of all pages of the version that is built. */
  paths: ReadonlySet<string>;
  /** Old addresses by the page that took them over. */
  renames: Readonly<Record<string, readonly string[]>>;
  /** Short addresses, by where they lead. */
  shortLinks: Readonly<Record<string, LinkTarget>>;
  /** Address of the host that keeps what this site does not have, without a slash at the end. */
  host: string;
}

const PATH = /^\/(?:[\w-]+\/)+$/;
const SHORT_PATH = /^\/r\/[\w-]+$/;

/** The file with the lists of redirects. */
export const RENAMES_FILE = 'plugins/redirects/renames.ts';

/**
 * All redirects of a version of the site, checked: every target is a page, and no old address is claimed twice or leads
 * on to another. A line waits while its page is not written, and an address that is still a page in this version stays one.
 *
 * @throws BuildProblemError
 */
export function createRedirects(input: RedirectInput): Redirect[] {
  const {siteDir, paths, renames, shortLinks, host} = input;
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
  for (const [to, from] of Object.entries(renames)) {
    const wrong = [to, ...from].find((path) => !PATH.test(path));
    if (wrong !== undefined) {
      report(
        wrong,
        `Invalid path "${wrong}".`,
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
    // Also where the page in between is still there, or not yet: the day will come when it is a chain.
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
