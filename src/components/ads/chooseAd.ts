/** The state of the ad network on this page. */
export type NetworkState = 'undecided' | 'present' | 'exhausted' | 'blocked';

/** The layout of an ad. */
export type AdShape = 'image' | 'inline';

/** Random numbers (0…1) that are generated once and reused. */
export interface AdRandoms {
  /** Once per page load. */
  shape: number;
  /** Once per slot. */
  appeal: number;
  /** Once per slot. */
  inHouse: number;
}

/** The content of the slot, and the label of its events; `none` has no events. */
export interface AdChoice {
  show: 'none' | 'network' | 'in-house' | 'appeal';
  shape: AdShape;
  label: string | null;
}

/** The only ad placement of a page: below its description. */
const PLACEMENT = 'body-top';

const CRAWLER = /bot|crawler|spider|crawling/i;

/** Returns whether a user agent identifies itself as a crawler. */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}

/** Returns the shape of an in-house ad; one in five is a line of text. */
export function pickShape(random: number): AdShape {
  return random < 0.2 ? 'inline' : 'image';
}

/** Chooses the content of a slot. The first matching rule applies. */
export function chooseAd({
  crawler,
  network,
  randoms,
}: {
  crawler: boolean;
  /**
   * Omitted if the network must not be called: not configured, not the production host, or no
   * consent.
   */
  network: NetworkState | undefined;
  randoms: AdRandoms;
}): AdChoice {
  const shape = pickShape(randoms.shape);
  const as = (show: AdChoice['show'], label: string): AdChoice => ({
    show,
    shape,
    label: `${label}-${PLACEMENT}-${shape}`,
  });
  if (crawler) {
    return {show: 'none', shape, label: null};
  }
  switch (network) {
    case 'blocked':
      return randoms.appeal < 0.2 ? as('appeal', 'in-house-adblock') : as('in-house', 'in-house');
    case 'exhausted':
      return as('in-house', 'in-house-carbon');
    case 'undecided':
    case 'present':
      return as('network', 'carbon');
    case undefined:
      return as('in-house', 'in-house');
  }
}
