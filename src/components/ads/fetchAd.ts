import {readAd, type NetworkAd} from './readAd';

/** How often is asked again after an answer without a usable ad. */
const RETRIES = 10;

/** The pause before the first retry, in ms; each further one is longer by as much. */
const PAUSE = 500;

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Asks the network for an ad. An answer without one is asked for again, at most ten times; a request that fails in any way ends it.
 * Never rejects.
 */
export async function fetchAd(
  address: string,
  signal: AbortSignal,
): Promise<NetworkAd | undefined> {
  try {
    for (let retries = 0; retries <= RETRIES && !signal.aborted; retries += 1) {
      if (retries > 0) {
        await wait(PAUSE * retries, signal);
        if (signal.aborted) {
          break;
        }
      }
      const response = await fetch(address, {signal});
      if (!response.ok) {
        break;
      }
      const ad = readAd(await response.json());
      if (ad) {
        return ad;
      }
    }
  } catch {
    // Blocked, offline or no JSON: there is no ad, and nobody needs to hear of it.
  }
  return undefined;
}
