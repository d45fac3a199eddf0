import {RUNNER_ASSETS, RUNNER_PATH} from '../demos/shared';
import {WORKER_PATH} from '../service-worker/shared';
import {NEWEST_PATH} from '../versions/shared';
import type {SecurityHeadersOptions, Use} from './shared';

/**
 * A rule of the host's headers file: paths and what is sent with them. No path matches two rules that set the same header:
 * some hosts would send both values joined, others the later one.
 */
interface Rule {
  path: string;
  headers: Record<string, string>;
}

const YEAR_IN_SECONDS = 31536000;

/** The sources of other hosts for one use, each once, in a fixed order. */
function origins(allow: SecurityHeadersOptions['allow'], use: Use): string[] {
  const given = (allow?.[use] ?? []).filter((address) => Boolean(address)) as string[];
  return [
    ...new Set(given.map((address) => (address === 'https:' ? address : new URL(address).origin))),
  ].sort();
}

function writePolicy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The policy of the pages: nothing that the site does not send itself, or that the configuration does not name. */
export function pagePolicy(
  hashes: readonly string[],
  allow: SecurityHeadersOptions['allow'],
): string {
  return writePolicy({
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      // The search is WebAssembly. Scripts inside a page run by their hash.
      "'wasm-unsafe-eval'",
      // A build with `--dev`, which is for looking for problems, has its modules in strings.
      ...(process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : []),
      ...hashes,
      ...origins(allow, 'scripts'),
    ],
    // Emotion writes style elements, and components set style attributes.
    'style-src': ["'self'", "'unsafe-inline'", ...origins(allow, 'styles')],
    // A chart that saves itself as a picture writes its fonts into it.
    'font-src': ["'self'", 'data:', ...origins(allow, 'fonts')],
    // Charts and grids draw what they export into a blob of the page's own.
    'img-src': ["'self'", 'data:', 'blob:', ...origins(allow, 'images')],
    'connect-src': ["'self'", ...origins(allow, 'connections')],
    'frame-src': ["'self'", ...origins(allow, 'frames')],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...origins(allow, 'forms')],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
}

/**
 * The policy of the document in which edited demos run. It alone may turn text into code, and in return has no origin,
 * wherever it is opened: neither storage, nor cookies, nor a call to anybody.
 */
function runnerPolicy(allow: SecurityHeadersOptions['allow']): string {
  return writePolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'", ...origins(allow, 'styles')],
    'font-src': ["'self'", ...origins(allow, 'fonts')],
    'img-src': ["'self'", 'data:', 'blob:'],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    sandbox: ['allow-scripts'],
  });
}

/**
 * The text of the file from which a static host takes its response headers: security for everything, and for how long
 * browsers may keep what they have.
 *
 * The policy is set for each file and folder at the top by itself: a rule for everything would match the runner of demos
 * too. How long a page is kept is left to the host, which asks anew each time unless it is told otherwise.
 *
 * @param policy of the pages
 * @param entries names of the files and folders at the top of the site; those of folders end in a slash
 * @param baseUrls the roots of the languages: `/`, `/zh/`
 */
export function writeHeaders(
  policy: string,
  entries: readonly string[],
  baseUrls: readonly string[],
  allow: SecurityHeadersOptions['allow'],
): string {
  const pages = entries.filter(
    (name) => name.endsWith('.html') || (name.endsWith('/') && `/${name}` !== `${RUNNER_PATH}/`),
  );
  const rules: Rule[] = [
    {
      path: '/*',
      headers: {
        'Strict-Transport-Security': `max-age=${YEAR_IN_SECONDS}; includeSubDomains; preload`,
        'X-Frame-Options': 'SAMEORIGIN',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
      },
    },
    ...['/', ...pages.map((name) => `/${name}${name.endsWith('/') ? '*' : ''}`)].map(
      (path): Rule => ({
        path,
        headers: {'Content-Security-Policy': policy},
      }),
    ),
    {
      path: `${RUNNER_PATH}/*`,
      headers: {'Content-Security-Policy': runnerPolicy(allow)},
    },
    // Pages in every language lie outside of the folder that the worker comes from.
    {path: WORKER_PATH, headers: {'Service-Worker-Allowed': '/'}},
    {path: '/static/*', headers: {'Cache-Control': 'public, max-age=86400'}},
    // The sites of older versions ask from their own hosts.
    {
      path: NEWEST_PATH,
      headers: {'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300'},
    },
    // Files whose name changes with their content.
    ...[...baseUrls.map((baseUrl) => `${baseUrl}assets`), `${RUNNER_PATH}/${RUNNER_ASSETS}`].map(
      (folder) => ({
        path: `${folder}/*`,
        headers: {'Cache-Control': `public, max-age=${YEAR_IN_SECONDS}, immutable`},
      }),
    ),
  ];
  // Two rules for one path are one.
  const byPath = new Map<string, Rule['headers']>();
  for (const {path, headers} of rules) {
    byPath.set(path, {...byPath.get(path), ...headers});
  }
  return [...byPath]
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}
