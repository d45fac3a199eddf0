import createCache, {type EmotionCache, type Options} from '@emotion/cache';

/**
 * Makes an Emotion cache whose rules lie in the cascade layer `mui`: a demo's own stylesheet, and Tailwind's utilities,
 * win over them wherever they stand.
 */
export function createEmotionCache(options: Options): EmotionCache {
  const cache = createCache(options);
  const insert = cache.insert;
  cache.insert = (selector, serialized, ...rest) => {
    if (!serialized.styles.startsWith('@layer')) {
      serialized.styles = `@layer mui{${serialized.styles}}`;
    }
    return insert(selector, serialized, ...rest);
  };
  return cache;
}

/** Makes the cache for text that runs left to right. */
export function createLtrCache(container: Node): EmotionCache {
  return createEmotionCache({key: 'css', container});
}
