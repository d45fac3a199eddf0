/** What is known of the ad network on this page. */
export type NetworkState = 'undecided' | 'present' | 'exhausted' | 'blocked';

/** How an ad is laid out. */
export type AdShape = 'image' | 'inline';

/** Chances that are drawn once and then hold, each 0…1. */
export interface AdDraws {
  /** Once per page load. */
  shape: number;
  /** Once per slot. */
  appeal: number;
  /** Once per slot. */
  inHouse: number;
}

/** What the slot shows, and how its events are called; `none` has no events. */
export interface AdChoice {
  show: 'none' | 'network' | 'in-house' | 'appeal';
  shape: AdShape;
  label: string | null;
}

/** The one place for ads on a page: under its description. */
const PLACEMENT = 'body-top';

const CRAWLER = /bot|crawler|spider|crawling/i;

/** Whether a browser says of itself that nobody reads what it fetches. */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}

/** One in-house layout in five is a line of text. */
export function drawShape(draw: number): AdShape {
  return draw < 0.2 ? 'inline' : 'image';
}

/** Decides what a slot shows. The first rule that applies decides. */
export function chooseAd({
  crawler,
  network,
  draws,
}: {
  crawler: boolean;
  /** Left out where the network is not to be called: not configured, not the production host, no consent. */
  network: NetworkState | undefined;
  draws: AdDraws;
}): AdChoice {
  const shape = drawShape(draws.shape);
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
      return draws.appeal < 0.2 ? as('appeal', 'in-house-adblock') : as('in-house', 'in-house');
    case 'exhausted':
      return as('in-house', 'in-house-carbon');
    case 'undecided':
    case 'present':
      return as('network', 'carbon');
    case undefined:
      return as('in-house', 'in-house');
  }
}
