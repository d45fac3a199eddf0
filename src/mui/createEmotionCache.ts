import createCache, {type EmotionCache, type Options} from '@emotion/cache';

/**
 * Makes an Emotion cache whose rules lie in the cascade layer `mui`: a demo's own stylesheet, and Tailwind's utilities,
 * win over them wherever they stand.
 *
 * Each style has a sheet of its own, behind all others. Chromium takes a layer that is added anywhere else for a new order
 * of layers: it then styles and lays out the whole page again, each time that a part of MUI is first drawn.
 * https://source.chromium.org/search?q=StyleEngine::ApplyRuleSetChanges
 */
export function createEmotionCache(options: Options): EmotionCache {
  const cache = createCache(options);
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (!serialized.styles.startsWith('@layer')) {
      serialized.styles = `@layer mui{${serialized.styles}}`;
    }
    // With no rules so far, Emotion opens a new sheet.
    sheet.ctr = 0;
    return insert(selector, serialized, sheet, shouldCache);
  };
  if (process.env.NODE_ENV !== 'production') {
    // In a browser this only keeps Emotion from advising against `:first-child`, on each page with a Data Grid: the advice is
    // for servers, which draw nothing of MUI here. https://github.com/emotion-js/emotion/issues/1105
    cache.compat = true;
  }
  return cache;
}

/** Makes the cache for text that runs left to right. */
export function createLtrCache(container: Node): EmotionCache {
  return createEmotionCache({key: 'css', container});
}
