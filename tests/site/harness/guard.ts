import type {Page} from '@playwright/test';

/** What a page may say, and why. Everything else fails the test that opened the page. */
const ALLOWED: {message: RegExp; why: string}[] = [
  {
    message: /^console\.error: \*+\n\nMUI X: (?:Missing|Invalid) license key\./,
    why: 'The Pro and Premium packages say this until a key is set; the site ships none.',
  },
  {
    message: /^console\.error: productName mapping missing for \/(?:zh\/)?playground\/$/,
    why: 'Playground pages belong to no product; the line is the specification’s.',
  },
  {
    message:
      /^console\.verbose: Rendering was performed in a subtree hidden by content-visibility\./,
    why: 'Chromium says this when axe or a test measures content that is hidden until it is found.',
  },
];

/** Whether an address stays on this machine (or is no address of a host at all). */
export function isLoopback(address: string): boolean {
  return /^(data|blob|about|chrome|chrome-error):/.test(address)
    ? true
    : /^(127\.0\.0\.1|(.+\.)?localhost|\[::1\])$/.test(new URL(address).hostname);
}

/** What one page did wrong so far, one line each. */
export interface Guard {
  violations: string[];
  /** Takes the violations out and starts a new list. */
  take: () => string[];
}

/**
 * Listens to everything that a page should not do: speak to the console, throw, fail a request, call another host.
 * `allow` names further lines that are expected; `answers` tells which outside addresses a test stands in for.
 */
export function guardPage(
  page: Page,
  {
    allow = [],
    answers = () => false,
    violations = [],
  }: {
    allow?: readonly RegExp[];
    answers?: (address: string) => boolean;
    violations?: string[];
  } = {},
): Guard {
  const report = (violation: string): void => {
    const allowed = ALLOWED.some(({message}) => message.test(violation));
    if (!allowed && !allow.some((pattern) => pattern.test(violation))) {
      violations.push(violation);
    }
  };
  page.on('console', (message) => {
    // The browser repeats each failed request on the console; it is reported below with its address.
    if (!message.text().startsWith('Failed to load resource')) {
      report(`console.${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => report(`uncaught: ${error.message}${placeOf(error)}`));
  page.on('crash', () => report('the page crashed'));
  page.on('request', (request) => {
    if (!isLoopback(request.url()) && !answers(request.url())) {
      report(`calls another host: ${request.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // A navigation cancels what the page before still wanted.
    if (reason !== 'net::ERR_ABORTED' && (isLoopback(request.url()) || answers(request.url()))) {
      report(`request failed (${reason}): ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      report(`answer ${response.status()}: ${response.url()}`);
    }
  });
  return {violations, take: () => violations.splice(0)};
}

/** The innermost calls that led to an error, a line each: which file of the build to look into. */
function placeOf({stack = ''}: Error): string {
  const calls = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return calls
    .slice(0, 3)
    .map((line) => `\n    ${line.trim()}`)
    .join('');
}
