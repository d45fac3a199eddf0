import {readEnvironment} from '../../site/environment/readEnvironment';
import {listAllowedSources} from './listAllowedSources';
import {pagePolicy} from './writeHeaders';

/** Returns a directive of the pages' policy. `ICON_FONT_URL` is off unless it's set. */
function directive(name: string, env: Record<string, string>): string | undefined {
  const policy = pagePolicy(
    [],
    listAllowedSources(readEnvironment({NODE_ENV: 'test', ICON_FONT_URL: '', ...env})),
  );
  return new RegExp(`${name}[^;]*`).exec(policy)?.[0];
}

test('nothing is allowed for third parties that are not configured', () => {
  expect(directive('script-src', {})).toBe("script-src 'self' 'wasm-unsafe-eval'");
  expect(directive('connect-src', {})).toBe("connect-src 'self'");
  expect(directive('img-src', {})).toBe("img-src 'self' data: blob:");
});

test('allows the analytics script, and where it reports', () => {
  const env = {GA_MEASUREMENT_ID: 'G-ABC123', GA_SCRIPT_URL: 'https://count.example/gtag/js'};
  expect(directive('script-src', env)).toMatch(/ https:\/\/count\.example$/);
  expect(directive('connect-src', env)).toContain(' https://www.google-analytics.com');
  expect(directive('img-src', env)).not.toMatch(/ https:( |$)/);
});

test('allows the script and the list of an ad network, what they call, and pictures from anywhere', () => {
  const env = {
    AD_SCRIPT_URL: 'https://cdn.ads.example/ad.js',
    AD_JSON_URL: 'https://srv.ads.example/list.json',
    AD_ORIGINS: 'https://srv2.ads.example,https://srv3.ads.example',
  };
  expect(directive('script-src', env)).toBe(
    "script-src 'self' 'wasm-unsafe-eval' https://cdn.ads.example https://srv2.ads.example https://srv3.ads.example",
  );
  expect(directive('connect-src', env)).toContain('https://srv.ads.example');
  expect(directive('img-src', env)).toMatch(/ https:$/);
});

test('allows the hosts of a hosted search, and the services that are configured', () => {
  const env = {
    SEARCH_APP_ID: 'AB1',
    SEARCH_API_KEY: 'k',
    SEARCH_INDEX: 'i',
    CHAT_URL: 'https://chat.example/ask',
    FEEDBACK_URL: 'https://feedback.example/',
  };
  expect(directive('connect-src', env)?.split(' ').slice(2)).toEqual([
    'https://ab1-1.algolianet.com',
    'https://ab1-2.algolianet.com',
    'https://ab1-3.algolianet.com',
    'https://ab1-dsn.algolia.net',
    'https://chat.example',
    'https://feedback.example',
  ]);
});

test('an older version may ask the current docs for the newest', () => {
  expect(directive('connect-src', {DOCS_VERSION: 'v7', DOCS_URL: 'https://docs.example'})).toBe(
    "connect-src 'self' https://docs.example",
  );
});
