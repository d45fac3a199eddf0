import {paletteModeStore} from '../settings/colorScheme';
import {codeVariantStore} from '../settings/codeStores';
import type {UserProperty} from './createAnalytics';

/** Listens to a media query for as long as the page is open. */
const onMedia =
  (query: string) =>
  (onChange: () => void): (() => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };

const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** What is told of the reader's set-up, each on its own and again whenever it changes. */
export const createUserProperties = (userLanguage: string): UserProperty[] => [
  {name: 'codeVariant', get: codeVariantStore.get, subscribe: codeVariantStore.subscribe},
  {name: 'userLanguage', get: () => userLanguage},
  {
    name: 'devicePixelRatio',
    // One decimal tells apart the screens that matter.
    get: () => Math.round(window.devicePixelRatio * 10) / 10,
    subscribe: onMedia(`(resolution: ${window.devicePixelRatio}dppx)`),
  },
  {
    name: 'colorSchemeOS',
    get: () => (window.matchMedia(PREFERS_DARK).matches ? 'dark' : 'light'),
    subscribe: onMedia(PREFERS_DARK),
  },
  {name: 'colorScheme', get: paletteModeStore.get, subscribe: paletteModeStore.subscribe},
];
