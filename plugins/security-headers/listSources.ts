import type {SecurityHeadersOptions} from './shared';
import type {ThirdParties} from '../../site/third-parties/shared';

/** Where Google's script sends what it counts. */
const GOOGLE_ENDPOINTS = [
  'https://www.google-analytics.com',
  'https://region1.google-analytics.com',
  'https://analytics.google.com',
];

/**
 * What the Content-Security-Policy has to allow for the third parties that are configured; nothing where none is. An ad network brings
 * pictures of any advertiser, so with one images may come from every https host.
 *
 * @param env may name further hosts that the network's script calls, in `AD_ORIGINS`, separated by commas
 */
export function listSources(
  {analytics, ads}: ThirdParties,
  env: NodeJS.ProcessEnv,
): Required<
  Pick<NonNullable<SecurityHeadersOptions['allow']>, 'scripts' | 'connections' | 'images'>
> {
  const counted = analytics ? [analytics.script, ...GOOGLE_ENDPOINTS] : [];
  const further = ads.script ? (env.AD_ORIGINS ?? '').split(',').filter(Boolean) : [];
  return {
    scripts: [analytics?.script, ads.script, ...further],
    connections: [...counted, ads.json, ads.script, ...further],
    images: (ads.script ?? ads.json) ? ['https:'] : counted,
  };
}
