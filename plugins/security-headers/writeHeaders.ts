import {RUNNER_PATH} from '../demos/shared';
import {WORKER_PATH} from '../service-worker/shared';
import {NEWEST_PATH} from '../versions/shared';
import type {SecurityHeadersOptions, Use} from './options';

/** A rule of the host's headers file: paths and what is sent with them. Of two rules with the same header the later one counts. */
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
function pagePolicy(hashes: readonly string[], allow: SecurityHeadersOptions['allow']): string {
  return writePolicy({
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      // The search is WebAssembly. Scripts inside a page run by their hash.
      "'wasm-unsafe-eval'",
      // A build with `--dev`, which is for looking for faults, has its modules in strings.
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
 * @param hashes the scripts that stand in pages
 * @param baseUrls the roots of the languages: `/`, `/zh/`
 */
export function writeHeaders(
  hashes: readonly string[],
  baseUrls: readonly string[],
  allow: SecurityHeadersOptions['allow'],
): string {
  const rules: Rule[] = [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': pagePolicy(hashes, allow),
        'Strict-Transport-Security': `max-age=${YEAR_IN_SECONDS}; includeSubDomains; preload`,
        'X-Frame-Options': 'SAMEORIGIN',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
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
    ...baseUrls.map((baseUrl) => ({
      path: `${baseUrl}assets/*`,
      headers: {'Cache-Control': `public, max-age=${YEAR_IN_SECONDS}, immutable`},
    })),
  ];
  return rules
    .map(({path, headers}) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}
