import type {ReactNode} from 'react';
import demoFont from '@generated/fonts/default/demo-font.json';

/** How long demos wait for their font, in milliseconds. Then they start with the fallback. */
const FONT_TIMEOUT_MS = 1000;

/**
 * Renders the font face of the demos, once for each document. It's part of the HTML of pages with
 * demos, because a font face that is added to a page makes the browser lay out all of its text.
 */
export function DemoFont(): ReactNode {
  return (
    <style href="demo-font" precedence="font">
      {demoFont.face}
    </style>
  );
}

/**
 * Requests Roboto, the font of Material UI's default theme. Resolves when it's ready, so that text
 * doesn't change its width after a demo has started, or when it takes too long. Never rejects.
 */
export async function loadDemoFont(): Promise<void> {
  await Promise.race([
    document.fonts?.load('1em Roboto').catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, FONT_TIMEOUT_MS);
    }),
  ]);
}
