import {pagePolicy} from './writeHeaders';
import {listSources} from './listSources';
import {readThirdParties} from '../../site/third-parties/readThirdParties';

/** A directive of the policy that pages are sent with. */
function directive(name: string, env: Record<string, string>): string | undefined {
  const text = pagePolicy([], listSources(readThirdParties(env, 'https://docs.example'), env));
  return new RegExp(`${name}[^;]*`).exec(text)?.[0];
}

test('without third parties nothing is allowed for them', () => {
  expect(directive('script-src', {})).toBe("script-src 'self' 'wasm-unsafe-eval'");
  expect(directive('connect-src', {})).toBe("connect-src 'self'");
  expect(directive('img-src', {})).toBe("img-src 'self' data: blob:");
});

test('analytics: its script, and where it reports', () => {
  const env = {GA_MEASUREMENT_ID: 'G-ABC123', GA_SCRIPT_URL: 'https://count.example/gtag/js'};
  expect(directive('script-src', env)).toMatch(/ https:\/\/count\.example$/);
  expect(directive('connect-src', env)).toContain(' https://www.google-analytics.com');
  expect(directive('img-src', env)).not.toMatch(/ https:( |$)/);
});

test('an ad network: its script, its list, what they call, and pictures from anywhere', () => {
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
