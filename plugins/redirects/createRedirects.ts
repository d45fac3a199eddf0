/** An address that leads to another. Paths are without a language. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** A page and the addresses that it took over, as its front matter says them. */
export interface PageWithRedirects {
  path: string;
  /** The file that says so, for messages. */
  source: string;
  from: readonly string[];
}

interface RedirectInput {
  pages: readonly PageWithRedirects[];
  /** What pages have to say, those that there are: old addresses by page. */
  renames: Readonly<Record<string, readonly string[]>>;
  /** Short addresses, by where they lead. */
  shortLinks: Readonly<Record<string, {page: string} | {host: string}>>;
  /** Address of the host that keeps what this site does not have, without a slash at the end. */
  host: string;
}

const PATH = /^\/(?:[\w-]+\/)+$/;
const SHORT_PATH = /^\/r\/[\w-]+$/;

/** Where the lines are that a message is about. */
const RENAMES_FILE = 'plugins/redirects/renames.ts';

/**
 * All redirects of a site, checked: every target is a page, and no old address is one, leads on to another, or is
 * claimed twice. A page that took addresses over has to say so; a line of the list waits while its page is not written.
 *
 * @throws one line that names the file, the place and the mend.
 */
export function createRedirects({pages, renames, shortLinks, host}: RedirectInput): Redirect[] {
  const paths = new Set(pages.map(({path}) => path));
  const claims = new Map<string, {to: string; source: string}>();
  const claim = (from: string, to: string, source: string): void => {
    if (!PATH.test(from)) {
      throw new Error(
        `${source}: redirect_from "${from}" is no path: write it with a slash at both ends, like "/x/react-charts/heat-map/"`,
      );
    }
    if (paths.has(from)) {
      throw new Error(
        `${source}: redirect_from "${from}" is the address of a page: take it out, or give that page another address`,
      );
    }
    const other = claims.get(from);
    if (other) {
      throw new Error(
        `${source}: redirect_from "${from}" is claimed by ${other.source} too: keep one of the two`,
      );
    }
    claims.set(from, {to, source});
  };

  for (const {path, source, from} of pages) {
    from.forEach((old) => claim(old, path, source));
  }
  const waiting: string[] = [];
  const sources = new Map(pages.map(({path, source}) => [path, source]));
  for (const [to, from] of Object.entries(renames)) {
    const wrong = [to, ...from].find((path) => !PATH.test(path));
    if (wrong !== undefined) {
      throw new Error(`${RENAMES_FILE}: "${wrong}" is no path: write it with a slash at both ends`);
    }
    if (!paths.has(to)) {
      waiting.push(to);
    }
    // What another version renamed may still be a page in this one.
    for (const old of paths.has(to) ? from.filter((path) => !paths.has(path)) : []) {
      const claimed = claims.get(old);
      if (claimed?.to !== to) {
        throw new Error(
          `${sources.get(to)}: this page took over "${old}"${claimed ? `, not ${claimed.source}` : ''}: write it into redirect_from in its front matter, or take it out of ${RENAMES_FILE}`,
        );
      }
    }
  }
  // A page that is still to be written must not be old already: the line would turn into a chain on the day it is.
  for (const to of waiting) {
    const chained = claims.get(to);
    if (chained) {
      throw new Error(
        `${RENAMES_FILE}: "${to}" leads on to ${chained.to}: name that page as the target`,
      );
    }
  }

  const short = Object.entries(shortLinks).flatMap(([from, target]): Redirect[] => {
    if (!SHORT_PATH.test(from)) {
      throw new Error(`${RENAMES_FILE}: "${from}" is no short address: write /r/ and a name`);
    }
    if ('host' in target) {
      return [{from, to: host + target.host, status: 302}];
    }
    const [page = ''] = target.page.split('#');
    const old = claims.get(page);
    if (old) {
      throw new Error(`${RENAMES_FILE}: "${from}" leads to ${page}, which leads on to ${old.to}`);
    }
    return paths.has(page) ? [{from, to: target.page, status: 302}] : [];
  });
  return [...[...claims].map(([from, {to}]): Redirect => ({from, to, status: 301})), ...short].sort(
    (a, b) => (a.from < b.from ? -1 : 1),
  );
}
