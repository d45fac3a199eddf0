import {DEMO_FONT_ID} from '../../../site/fonts/shared';

/** How long demos wait for their font, in milliseconds. Then they start with the fallback. */
const FONT_TIMEOUT_MS = 1000;

/**
 * Requests Roboto, the font of Material UI's default theme. Resolves when it's ready, so that text
 * doesn't change its width after a demo has started, or when it takes too long. Never rejects.
 */
export async function loadDemoFont(): Promise<void> {
  document.getElementById(DEMO_FONT_ID)?.removeAttribute('media');
  await Promise.race([
    document.fonts?.load('1em Roboto').catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, FONT_TIMEOUT_MS);
    }),
  ]);
}
