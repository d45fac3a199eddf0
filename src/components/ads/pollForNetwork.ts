import type {NetworkState} from './chooseAd';

/** Time between two looks, in ms. */
const PAUSE = 500;

/** How often is looked at most. */
const LOOKS = 30;

/** After more looks than this, the network counts as blocked; should it come after all, that is noticed. */
const TIMEOUT_MS = 6;

/** What a network adds to a page. The place under a demo is a sign only once its ad has arrived. */
const SIGNS = '.ea-placement, #carbonads, .carbonads:not([data-demo-ad]:empty)';

/** What the document says of the network: whether it is there, and whether it has anything to show. */
export function readNetwork(
  root: ParentNode,
  backers: string,
): 'present' | 'exhausted' | undefined {
  if (!root.querySelector(SIGNS)) {
    return undefined;
  }
  const links = [...root.querySelectorAll('#carbonads a')];
  return links.some((link) => link.getAttribute('href') === backers) ? 'exhausted' : 'present';
}

/**
 * Looks for the network until it is there, at most 30 times: at once, then every 500 ms. Tells each state that is found; `blocked` is
 * not the last word until the looks are used up. Returns the way to stop.
 */
export function pollForNetwork(
  read: () => 'present' | 'exhausted' | undefined,
  onState: (state: NetworkState) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (count: number): void => {
    const found = read();
    if (found) {
      onState(found);
      return;
    }
    if (count < LOOKS) {
      timer = setTimeout(() => look(count + 1), PAUSE);
    }
    if (count > TIMEOUT_MS) {
      onState('blocked');
    }
  };
  look(1);
  return () => clearTimeout(timer);
}
