import type {EmotionCache} from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import {prefixer} from 'stylis';
import {createEmotionCache} from './createEmotionCache';

/** Creates the cache that mirrors every rule. Only users with RTL load this file. */
export function createRtlCache(container: Node): EmotionCache {
  return createEmotionCache({key: 'rtl', container, stylisPlugins: [prefixer, rtlPlugin]});
}
