import {site} from '../contexts/site';
import {createStorageStore} from '../settings/createStorageStore';
import {oneOf, type Store} from '../settings/createStore';
import {isProductionHost} from './isProductionHost';

/** What a reader is asked for, each on its own. */
export const PURPOSES = ['analytics', 'ads'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A reader's answer; `unset` until there is one. */
export type Consent = 'unset' | 'granted' | 'refused';

const consentStore = (key: string) =>
  createStorageStore<Consent>({
    key,
    server: 'unset',
    isValid: oneOf(['unset', 'granted', 'refused']),
  });

/** The answers, kept in local storage: a choice in one tab holds in all. */
export const consentStores: Readonly<Record<Purpose, Store<Consent>>> = {
  analytics: consentStore('docs-consent-analytics'),
  ads: consentStore('docs-consent-ads'),
};

/** Whether the browser says for its reader that nobody should follow them: Do Not Track, or Global Privacy Control. */
export function asksForPrivacy(): boolean {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

/** The purposes for which a third party is configured here, on the host where it may be called. Browser only. */
export function listPurposes(): Purpose[] {
  const {analytics, ads} = site.thirdParties;
  if (!isProductionHost(window.location.host, site.docsHost)) {
    return [];
  }
  const configured = {analytics: analytics, ads: ads.enabled && (ads.script ?? ads.json)};
  return PURPOSES.filter((purpose) => configured[purpose]);
}

/** Whether a third party may be called: configured, on the production host, wanted by the reader, and no signal against it. Browser only. */
export function isAllowed(purpose: Purpose): boolean {
  return (
    consentStores[purpose].get() === 'granted' &&
    listPurposes().includes(purpose) &&
    !asksForPrivacy()
  );
}

/** The purposes that a reader has not answered for. Nobody is asked whose browser has answered already. Browser only. */
export function listQuestions(): Purpose[] {
  return asksForPrivacy()
    ? []
    : listPurposes().filter((purpose) => consentStores[purpose].get() === 'unset');
}

/** Calls `onChange` when an answer changes, here or in another tab. Returns the way to stop. */
export function subscribeToConsent(onChange: () => void): () => void {
  const stops = PURPOSES.map((purpose) => consentStores[purpose].subscribe(onChange));
  return () => stops.forEach((stop) => stop());
}
