import type {PageFlags} from '@site/site/sidebar/shared';

/**
 * Returns whether a page shows an ad. Its front matter (`disable_ad`) takes precedence over its
 * plan: pages about paid plans have no ads.
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
