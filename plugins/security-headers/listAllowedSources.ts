import type {Environment, HostedSearch} from '../../site/environment/shared';
import {CURRENT} from '../../site/versions/shared';
import type {SecurityHeadersOptions} from './shared';

/** The endpoints of Google's analytics script. */
const GOOGLE_ENDPOINTS = [
  'https://www.google-analytics.com',
  'https://region1.google-analytics.com',
  'https://analytics.google.com',
];

/** The host from which the icon font's stylesheet loads its files. */
const GOOGLE_FONT_FILES = 'https://fonts.gstatic.com';

/** Lists the hosts of a hosted search: the nearest, and three fallbacks. */
const listSearchHosts = (search: HostedSearch | undefined): string[] =>
  search
    ? ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'].map(
        (host) => `https://${search.appId.toLowerCase()}${host}`,
      )
    : [];

/**
 * Returns the other hosts that pages may call; the Content-Security-Policy blocks everything else.
 * An ad network shows images of any advertiser, so it requires images from all https hosts.
 */
export function listAllowedSources({
  pages: {
    chat,
    docsUrl,
    feedbackUrl,
    iconFontUrl,
    thirdParties: {ads, analytics},
    versionName,
  },
  adOrigins,
  headingFontUrl,
  hostedSearch,
}: Environment): NonNullable<SecurityHeadersOptions['allow']> {
  const adHosts = ads.script ? [ads.script, ...adOrigins] : [];
  const analyticsHosts = analytics ? [analytics.script, ...GOOGLE_ENDPOINTS] : [];
  return {
    scripts: [analytics?.script, ...adHosts],
    styles: [iconFontUrl],
    fonts: [iconFontUrl && GOOGLE_FONT_FILES, headingFontUrl?.split('{')[0]],
    images: (ads.script ?? ads.json) ? ['https:'] : analyticsHosts,
    connections: [
      // An older version fetches the newest version from the current docs.
      versionName === CURRENT ? '' : docsUrl,
      chat?.url,
      feedbackUrl,
      ads.json,
      ...analyticsHosts,
      ...adHosts,
      ...listSearchHosts(hostedSearch),
    ],
    forms: ['https://stackblitz.com', 'https://codesandbox.io'],
  };
}
