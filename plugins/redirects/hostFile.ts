import {createError} from '../../site/problems/problemStore';
import {RENAMES_FILE, type Redirect} from './createRedirects';

/** A line of a `_redirects` file. */
interface HostRule {
  from: RegExp;
  /** The names of the parameters in `from`, in order. */
  names: string[];
  to: string;
  status: number;
  /** `true` if the rule applies even if a file with that name exists. */
  force: boolean;
}

/** Former languages of the site, which had a start page each. */
const FORMER_LANGUAGES = ['aa', 'de', 'en', 'es', 'fr', 'ja', 'ko', 'pt', 'ru'];

const START = 'x/introduction/';

/** Prefixes a path with a language: `/zh/x/a/`. Returns URLs of other hosts unchanged. */
export const localize = (target: string, baseUrl: string): string =>
  target.startsWith('/') ? baseUrl + target.slice(1) : target;

/**
 * Renders the file with which a static host redirects old URLs in every language. The exclamation
 * mark makes the redirect take precedence over the page at that path, which is for other hosts.
 * Pages in languages that aren't built redirect to the same page in the default language.
 *
 * @param baseUrls of the languages that are built, such as `/zh/`; the default one first
 */
export function renderHostFile(
  redirects: readonly Redirect[],
  baseUrls: readonly string[],
): string {
  const [main = '/', ...others] = baseUrls;
  const own = baseUrls.flatMap((baseUrl) => [
    `${baseUrl} ${baseUrl}${START} 301`,
    `${baseUrl}x/ ${baseUrl}${START} 301`,
    ...redirects.map(
      ({from, to, status}) => `${localize(from, baseUrl)} ${localize(to, baseUrl)} ${status}!`,
    ),
  ]);
  const foreign = [
    ...FORMER_LANGUAGES.map((language) => `/${language}/`)
      .filter((baseUrl) => !baseUrls.includes(baseUrl))
      .map((baseUrl) => `${baseUrl} ${main}${START} 301`),
    `/:language/x/ ${main}${START} 301`,
    // One rule per path, because the last line would create a chain of redirects.
    ...redirects.map(({from, to, status}) => `/:language${from} ${localize(to, main)} ${status}`),
    `/:language/x/* ${main}x/:splat 301`,
  ];
  return [
    '# Written by plugins/redirects.',
    ...own,
    ...others.map((baseUrl) => `${baseUrl}* ${baseUrl}404.html 404`),
    ...foreign,
    '',
  ].join('\n');
}

/** Compiles a pattern of the host's files: `*` matches the rest, `:name` one segment. */
export function hostPattern(pattern: string): {regex: RegExp; names: string[]} {
  const names: string[] = [];
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)|\*/g, (match: string, name?: string) => {
      names.push(name ?? 'splat');
      return match === '*' ? '(.*)' : '([^/]+)';
    });
  return {regex: new RegExp(`^${source}$`), names};
}

/** Parses a `_redirects` file: one rule per line, `from to [status]`. */
export function parseHostFile(text: string): HostRule[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    if (!from || !to || from.startsWith('#')) {
      return [];
    }
    const {regex, names} = hostPattern(from.replace(/(.)\/$/, '$1'));
    return [
      {from: regex, names, to, status: Number.parseInt(status, 10), force: status.endsWith('!')},
    ];
  });
}

/** The host's response: a URL to redirect to or, with status 200 and 404, to serve. */
interface HostAnswer {
  status: number;
  to: string;
}

/**
 * Finds the first rule for a path, with or without its trailing slash, as the host does.
 *
 * @param onlyForced skips the rules that existing files override
 */
export function findRule(
  rules: readonly HostRule[],
  pathname: string,
  onlyForced = false,
): HostAnswer | undefined {
  const pathWithoutSlash = pathname.replace(/(.)\/$/, '$1');
  for (const {from, names, to, status, force} of rules) {
    const match =
      force || !onlyForced ? (from.exec(pathname) ?? from.exec(pathWithoutSlash)) : null;
    if (match) {
      const filled = names.reduce(
        (target, name, index) => target.replace(`:${name}`, match[index + 1] ?? ''),
        to,
      );
      return {status, to: filled};
    }
  }
  return undefined;
}

/**
 * Rejects chains of redirects, because each redirect takes half a second on a phone.
 *
 * @throws BuildProblemError
 */
export function checkChains(text: string): void {
  const rules = parseHostFile(text);
  for (const line of text.split('\n')) {
    const [from = '', to = ''] = line.split(' ');
    const [pathname = ''] = to.split('#');
    const next = pathname.startsWith('/') && !/[:*]/.test(pathname) && findRule(rules, pathname);
    if (next && next.status > 300 && next.status < 400) {
      throw createError(
        `"${from}" redirects to "${to}", which redirects to "${next.to}".`,
        `Redirect to "${next.to}".`,
        {file: RENAMES_FILE},
      );
    }
  }
}
