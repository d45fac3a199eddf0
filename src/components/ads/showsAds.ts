import type {PageFlags} from '@site/site/sidebar/shared';

/** Pages for readers who are just arriving, and those about how the house itself works. */
const AD_FREE =
  /^\/x\/(introduction\/(?!roadmap\/)|guides\/telemetry\/|common-concepts\/|react-data-grid\/(features|demos)\/|react-[^/]+\/(overview\/|quickstart\/|examples\/|playground\/)?$)/;

/**
 * Whether a page has room for an ad. Its own word (`disable_ad` in the front matter) counts first, then its plan: who pays is not
 * asked again. Nobody has to say it for overviews, quickstarts and the introduction.
 *
 * @param path without its language, with a slash at the end
 */
export function showsAds(
  path: string,
  {disableAd, plan}: {disableAd?: boolean | undefined; plan?: PageFlags['plan'] | undefined},
): boolean {
  return !(disableAd ?? (plan !== undefined || AD_FREE.test(path)));
}
