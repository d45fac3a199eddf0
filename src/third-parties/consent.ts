import {site} from '../contexts/site';
import {createStorageStore} from '../settings/createStorageStore';
import {oneOf, type Store} from '../settings/createStore';
import {isProductionHost} from './isProductionHost';

/** The purposes that a user is asked about separately. */
export const PURPOSES = ['analytics', 'ads'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A user's answer; `unset` if there is none. */
export type Consent = 'unset' | 'granted' | 'refused';

const consentStore = (key: string) =>
  createStorageStore<Consent>({
    key,
    server: 'unset',
    isValid: oneOf(['unset', 'granted', 'refused']),
  });

/** The answers, persisted in local storage, so a choice in one tab applies to all. */
export const consentStores: Readonly<Record<Purpose, Store<Consent>>> = {
  analytics: consentStore('docs-consent-analytics'),
  ads: consentStore('docs-consent-ads'),
};

/** Returns whether the browser sends a privacy signal: Do Not Track, or Global Privacy Control. */
export function hasPrivacySignal(): boolean {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

/**
 * Returns the purposes for which a third party is configured and may be called on this host.
 * Browser only.
 */
export function listConfiguredPurposes(): Purpose[] {
  const {analytics, ads} = site.thirdParties;
  if (!isProductionHost(window.location.host, site.docsHost)) {
    return [];
  }
  const configured = {analytics: analytics, ads: ads.enabled && (ads.script ?? ads.json)};
  return PURPOSES.filter((purpose) => configured[purpose]);
}

/**
 * Returns whether a third party may be called: configured, on the production host, with the user's
 * consent, and without a privacy signal. Browser only.
 */
export function isAllowed(purpose: Purpose): boolean {
  return (
    consentStores[purpose].get() === 'granted' &&
    listConfiguredPurposes().includes(purpose) &&
    !hasPrivacySignal()
  );
}

/**
 * Returns the purposes that the user hasn't decided on. Empty if the browser sends a privacy
 * signal. Browser only.
 */
export function listUndecidedPurposes(): Purpose[] {
  return hasPrivacySignal()
    ? []
    : listConfiguredPurposes().filter((purpose) => consentStores[purpose].get() === 'unset');
}

/**
 * Calls `onChange` when an answer changes, here or in another tab. Returns a function that
 * unsubscribes.
 */
export function subscribeToConsent(onChange: () => void): () => void {
  const unsubscribers = PURPOSES.map((purpose) => consentStores[purpose].subscribe(onChange));
  return () => unsubscribers.forEach((stop) => stop());
}
