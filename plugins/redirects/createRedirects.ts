import {BuildProblemError} from '../../site/problems/problemStore';

/** An address that leads to another. Paths are without a language. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** Where an address leads that never was a page of this site: a page with its heading, or a path on the vendor's host. */
export type LinkTarget = {page: string} | {host: string};

interface RedirectInput {
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

/** Where the lines are that a message is about. */
export const RENAMES_FILE = 'plugins/redirects/renames.ts';

/**
 * All redirects of a version of the site, checked: every target is a page, and no old address is claimed twice or leads
 * on to another. A line waits while its page is not written, and an address that is still a page in this version stays one.
 *
 * @throws BuildProblemError with a line for each problem that names the place and the fix.
 */
export function createRedirects({paths, renames, shortLinks, host}: RedirectInput): Redirect[] {
  const problems: string[] = [];
  const report = (message: string) => problems.push(`${RENAMES_FILE}: ${message}`);
  const claims = new Map<string, string>();
  for (const [to, from] of Object.entries(renames)) {
    const wrong = [to, ...from].find((path) => !PATH.test(path));
    if (wrong !== undefined) {
      report(
        `"${wrong}" is no path: write it with a slash at both ends, like "/x/react-charts/heat-map/"`,
      );
    }
    for (const old of from) {
      const other = claims.get(old);
      if (other !== undefined) {
        report(`"${old}" leads to ${other} and to ${to}: keep one of the two`);
      }
      claims.set(old, to);
    }
  }
  for (const [old, to] of claims) {
    // Also where the page in between is still there, or not yet: the day will come when it is a chain.
    const next = claims.get(to);
    if (next !== undefined) {
      report(`"${old}" leads to ${to}, which leads on to ${next}: name that page as the target`);
    }
  }
  const renamed = [...claims].flatMap(([from, to]): Redirect[] =>
    paths.has(to) && !paths.has(from) ? [{from, to, status: 301}] : [],
  );

  const short = Object.entries(shortLinks).flatMap(([from, target]): Redirect[] => {
    if (!SHORT_PATH.test(from) && !PATH.test(from)) {
      report(`"${from}" is no short address: write /r/ and a name`);
      return [];
    }
    if (paths.has(from) || claims.has(from)) {
      report(`"${from}" is the address of a page, now or in the past: take it out`);
    }
    if ('host' in target) {
      return [{from, to: host + target.host, status: 302}];
    }
    const [page = ''] = target.page.split('#');
    const next = claims.get(page);
    if (next !== undefined) {
      report(`"${from}" leads to ${page}, which leads on to ${next}: name that page as the target`);
    }
    return paths.has(page) ? [{from, to: target.page, status: 302}] : [];
  });
  if (problems.length > 0) {
    throw new BuildProblemError(problems);
  }
  return [...renamed, ...short].sort((a, b) => (a.from < b.from ? -1 : 1));
}
