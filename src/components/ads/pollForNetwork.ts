import type {NetworkState} from './chooseAd';

/** Polling interval, in milliseconds. */
const POLL_INTERVAL_MS = 500;

/** Maximum number of polls. */
const MAX_POLLS = 30;

/**
 * After more unsuccessful polls than this, the network counts as blocked. Polling continues, in case
 * it loads late.
 */
const POLLS_UNTIL_BLOCKED = 6;

/**
 * Matches elements that the network adds to a page. The container below a demo counts only once its
 * ad has loaded.
 */
const NETWORK_SELECTOR = '.ea-placement, #carbonads, .carbonads:not([data-demo-ad]:empty)';

/** Returns whether the document contains the network, and whether the network has an ad. */
export function readNetwork(
  root: ParentNode,
  backers: string,
): 'present' | 'exhausted' | undefined {
  if (!root.querySelector(NETWORK_SELECTOR)) {
    return undefined;
  }
  const links = [...root.querySelectorAll('#carbonads a')];
  return links.some((link) => link.getAttribute('href') === backers) ? 'exhausted' : 'present';
}

/**
 * Polls for the network until it appears, at most 30 times: immediately, then every 500 ms. Reports
 * each state; `blocked` can still change until polling ends. Returns a function that stops polling.
 */
export function pollForNetwork(
  read: () => 'present' | 'exhausted' | undefined,
  onState: (state: NetworkState) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const poll = (count: number): void => {
    const found = read();
    if (found) {
      onState(found);
      return;
    }
    if (count < MAX_POLLS) {
      timer = setTimeout(() => poll(count + 1), POLL_INTERVAL_MS);
    }
    if (count > POLLS_UNTIL_BLOCKED) {
      onState('blocked');
    }
  };
  poll(1);
  return () => clearTimeout(timer);
}
