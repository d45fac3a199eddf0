import createCache, {type EmotionCache, type Options} from '@emotion/cache';

/**
 * Creates an Emotion cache that inserts rules into the cascade layer `mui`, so a demo's own style
 * sheet and Tailwind's utilities override them regardless of their order.
 *
 * Each style has its own sheet, appended after all others. Chromium treats a layer that is added
 * anywhere else as a new layer order and recalculates the style and layout of the whole page each
 * time a MUI component first renders.
 * https://source.chromium.org/search?q=StyleEngine::ApplyRuleSetChanges
 */
export function createEmotionCache(options: Options): EmotionCache {
  const cache = createCache(options);
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (!serialized.styles.startsWith('@layer')) {
      serialized.styles = `@layer mui{${serialized.styles}}`;
    }
    // With a count of zero, Emotion opens a new sheet.
    sheet.ctr = 0;
    return insert(selector, serialized, sheet, shouldCache);
  };
  if (process.env.NODE_ENV !== 'production') {
    // In the browser, this only silences Emotion's warning about `:first-child` on each page with a
    // Data Grid. The warning is about server rendering, which isn't used for MUI here.
    // https://github.com/emotion-js/emotion/issues/1105
    cache.compat = true;
  }
  return cache;
}

/** Creates the cache for LTR. */
export function createLtrCache(container: Node): EmotionCache {
  return createEmotionCache({key: 'css', container});
}
