import type {PageFlags} from '@site/site/sidebar/shared';

/**
 * Whether a page has room for an ad. Its own word (`disable_ad` in the front matter) counts first, then its plan: who pays is not
 * asked again.
 */
export function showsAds({
  disableAd,
  plan,
}: {
  disableAd?: boolean | undefined;
  plan?: PageFlags['plan'] | undefined;
}): boolean {
  return !(disableAd ?? plan !== undefined);
}
