import {RUNNER_ASSETS, RUNNER_PATH} from '../demos/shared';
import {WORKER_PATH} from '../service-worker/shared';
import {NEWEST_PATH} from '../versions/shared';
import type {SecurityHeadersOptions, Use} from './shared';

/**
 * A rule of the host's headers file: paths and their headers. No path may match two rules that set
 * the same header, because some hosts join the values and others use the later one.
 */
interface Rule {
  path: string;
  headers: Record<string, string>;
}

const YEAR_IN_SECONDS = 31536000;

/** Returns the distinct allowed origins for one use, in a fixed order. */
function origins(allow: SecurityHeadersOptions['allow'], use: Use): string[] {
  const urls = (allow?.[use] ?? []).filter((url) => Boolean(url)) as string[];
  return [...new Set(urls.map((url) => (url === 'https:' ? url : new URL(url).origin)))].sort();
}

function writePolicy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Returns the policy of the pages: only resources of the site itself and of the configured hosts.
 */
export function pagePolicy(
  hashes: readonly string[],
  allow: SecurityHeadersOptions['allow'],
): string {
  return writePolicy({
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      // The search is WebAssembly. Inline scripts are allowed by hash.
      "'wasm-unsafe-eval'",
      // A build with `--dev`, for debugging, evaluates its modules from strings.
      ...(process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : []),
      ...hashes,
      ...origins(allow, 'scripts'),
    ],
    // Emotion inserts style elements, and components set style attributes.
    'style-src': ["'self'", "'unsafe-inline'", ...origins(allow, 'styles')],
    // A chart that is exported as an image embeds its fonts.
    'font-src': ["'self'", 'data:', ...origins(allow, 'fonts')],
    // Charts and grids render exports into a blob URL.
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
 * Returns the policy of the document in which edited demos run. Only this document may evaluate
 * code, and in return it has an opaque origin wherever it's opened: no storage, no cookies, and no
 * requests to other hosts.
 */
function runnerPolicy(allow: SecurityHeadersOptions['allow']): string {
  return writePolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'", ...origins(allow, 'styles')],
    // The font of demos is inline.
    'font-src': ["'self'", 'data:', ...origins(allow, 'fonts')],
    'img-src': ["'self'", 'data:', 'blob:'],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    sandbox: ['allow-scripts'],
  });
}

/**
 * Renders the file from which a static host takes its response headers: security headers for all
 * paths, and cache lifetimes.
 *
 * The policy is set for each top-level file and folder separately, because a rule for all paths
 * would also match the runner of demos. Caching of pages is left to the host, which revalidates by
 * default.
 *
 * @param policy of the pages
 * @param entries names of the top-level files and folders of the site; folders end with a slash
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
    // Pages in other languages are outside the folder of the worker.
    {path: WORKER_PATH, headers: {'Service-Worker-Allowed': '/'}},
    {path: '/static/*', headers: {'Cache-Control': 'public, max-age=86400'}},
    // The sites of older versions request it from their own hosts.
    {
      path: NEWEST_PATH,
      headers: {'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300'},
    },
    // Files whose names contain a hash of their content.
    ...[...baseUrls.map((baseUrl) => `${baseUrl}assets`), `${RUNNER_PATH}/${RUNNER_ASSETS}`].map(
      (folder) => ({
        path: `${folder}/*`,
        headers: {'Cache-Control': `public, max-age=${YEAR_IN_SECONDS}, immutable`},
      }),
    ),
  ];
  // Merges two rules for the same path.
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
