import {PREFERS_DARK} from '../../plugins/reader-settings/shared';
import {paletteModeStore} from '../settings/colorScheme';
import {codeVariantStore} from '../settings/codeStores';
import type {UserProperty} from './createAnalytics';

/** Subscribes to a media query for the lifetime of the page. */
const subscribeToMedia =
  (query: string) =>
  (onChange: () => void): (() => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };

/** Creates the user properties, which are reported initially and after each change. */
export const createUserProperties = (userLanguage: string): UserProperty[] => [
  {name: 'codeVariant', get: codeVariantStore.get, subscribe: codeVariantStore.subscribe},
  {name: 'userLanguage', get: () => userLanguage},
  {
    name: 'devicePixelRatio',
    // One decimal is enough to distinguish relevant screens.
    get: () => Math.round(window.devicePixelRatio * 10) / 10,
    subscribe: subscribeToMedia(`(resolution: ${window.devicePixelRatio}dppx)`),
  },
  {
    name: 'colorSchemeOS',
    get: () => (window.matchMedia(PREFERS_DARK).matches ? 'dark' : 'light'),
    subscribe: subscribeToMedia(PREFERS_DARK),
  },
  {name: 'colorScheme', get: paletteModeStore.get, subscribe: paletteModeStore.subscribe},
];
