/**
 * The strings of the page that replaces pages that haven't been visited on this device when
 * offline.
 */
export interface OfflineTexts {
  title: string;
  lead: string;
  hint: string;
  retry: string;
}

export const OFFLINE_TEXTS: OfflineTexts = {
  title: 'You are offline',
  lead: 'You have not opened this page on this device before, so no copy of it is available.',
  hint: 'Pages that you have read before are still available: go back, or enter their URL.',
  retry: 'Try again',
};
