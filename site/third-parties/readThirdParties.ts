import type {AdConfig, ThirdParties} from './shared';

/** Reads an https URL. Throws with a one-line message if it's invalid. */
function readUrl(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  if (!value) {
    return undefined;
  }
  if (!URL.canParse(value) || new URL(value).protocol !== 'https:') {
    throw new Error(`${name} "${value}" must be an https URL. Fix or remove it.`);
  }
  return value;
}

function readAnalytics(env: NodeJS.ProcessEnv): ThirdParties['analytics'] {
  const id = env.GA_MEASUREMENT_ID;
  if (!id) {
    return undefined;
  }
  if (!/^[A-Z]+-[A-Z0-9-]+$/.test(id)) {
    throw new Error(`GA_MEASUREMENT_ID "${id}" is not a measurement id. Use one such as G-ABC123.`);
  }
  const script = readUrl(env, 'GA_SCRIPT_URL') ?? 'https://www.googletagmanager.com/gtag/js';
  return {id, script};
}

/**
 * Reads how often ads report impressions: `GA_DISPLAY_RATIO` is the fraction of displayed ads that
 * do.
 *
 * @throws with a one-line message if the value isn't a fraction
 */
export function readAdConfig(env: NodeJS.ProcessEnv): Partial<AdConfig> {
  const value = env.GA_DISPLAY_RATIO;
  if (!value) {
    return {};
  }
  const ratio = Number(value);
  if (!(ratio >= 0 && ratio <= 1)) {
    throw new Error(`GA_DISPLAY_RATIO must be a number between 0 and 1, not "${value}".`);
  }
  return {GADisplayRatio: ratio};
}

/** Returns the URL of an in-house ad, with campaign parameters for reports. */
function createCampaignUrl(target: string, name: string): string {
  const url = new URL(target);
  url.searchParams.set('utm_source', 'docs');
  url.searchParams.set('utm_medium', 'referral');
  url.searchParams.set('utm_campaign', `in-house-${name}`);
  return url.href;
}

/**
 * Reads the third parties of the site from the environment. Without any of these variables, there
 * are none:
 *
 * - `GA_MEASUREMENT_ID`, and `GA_SCRIPT_URL` if the script isn't Google's own
 * - `AD_SCRIPT_URL`, the ad network's script; `AD_JSON_URL`, its list of ads; `AD_BACKERS_URL`, the
 * target of its fallback ad
 * - `AD_ORIGINS`, additional origins that the network's script calls, separated by commas
 * - `ENABLE_AD_IN_DEV_MODE`, `true` for the ad slot in `npm start`
 *
 * @param docsUrl URL of the docs, which the in-house ads link to
 * @throws with a one-line message for an invalid value
 */
export function readThirdParties(env: NodeJS.ProcessEnv, docsUrl: string): ThirdParties {
  const analytics = readAnalytics(env);
  const script = readUrl(env, 'AD_SCRIPT_URL');
  const json = readUrl(env, 'AD_JSON_URL');
  return {
    ...(analytics && {analytics}),
    ads: {
      enabled: env.NODE_ENV === 'production' || env.ENABLE_AD_IN_DEV_MODE === 'true',
      ...(script && {script}),
      ...(json && {json}),
      backers:
        readUrl(env, 'AD_BACKERS_URL') ?? 'https://material-ui-next.com/discover-more/backers',
      inHouse: {
        templates: createCampaignUrl(`${docsUrl}/store/`, 'templates'),
        themes: createCampaignUrl(`${docsUrl}/store/`, 'themes'),
        'enterprise-support': createCampaignUrl(`${docsUrl}/pricing/`, 'enterprise-support'),
        'design-kit': createCampaignUrl(`${docsUrl}/design-kits/`, 'design-kit'),
      },
    },
  };
}
