import {readAd, type NetworkAd} from './readAd';

/** Maximum number of retries after a response without a usable ad. */
const MAX_RETRIES = 10;

/**
 * Delay before the first retry, in milliseconds. Each further delay is longer by the same amount.
 */
const RETRY_DELAY_MS = 500;

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Requests an ad from the network. Retries if the response has none; a failed request isn't
 * retried. Never rejects.
 */
export async function fetchAd(url: string, signal: AbortSignal): Promise<NetworkAd | undefined> {
  try {
    for (let retries = 0; retries <= MAX_RETRIES && !signal.aborted; retries += 1) {
      if (retries > 0) {
        await wait(RETRY_DELAY_MS * retries, signal);
        if (signal.aborted) {
          break;
        }
      }
      const response = await fetch(url, {signal});
      if (!response.ok) {
        break;
      }
      const ad = readAd(await response.json());
      if (ad) {
        return ad;
      }
    }
  } catch {
    // Blocked, offline, or invalid JSON: there is no ad, which isn't worth reporting.
  }
  return undefined;
}
