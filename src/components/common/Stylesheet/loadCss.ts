export interface LoadCssOptions {
  /**
   * Selector of the head element that the styles are inserted before. If it's missing, they're
   * appended to the head.
   */
  marker: string;
  /**
   * The cascade layer of the styles. A link can't specify one, so the style sheet is fetched as
   * text.
   */
  layer?: string;
  /** Cancels loading and removes the styles. */
  signal?: AbortSignal;
}

async function fetchText(href: string, signal?: AbortSignal): Promise<string> {
  const response = await fetch(href, {signal});
  if (!response.ok) {
    throw new Error(`Failed to fetch CSS: ${response.statusText}`);
  }
  return response.text();
}

function createLink(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  // A style sheet for a non-matching medium doesn't block rendering while it loads.
  link.media = 'only x';
  link.addEventListener('load', () => {
    link.media = 'all';
  });
  return link;
}

function createLayer(href: string, layer: string, css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.dataset.href = href;
  style.textContent = `@layer ${layer} {\n${css}\n}`;
  return style;
}

/**
 * Adds a style sheet that only some pages need. With a layer, it's fetched as text. If that fails,
 * it's added as a plain link
 * outside the layer, because styles with the wrong precedence are better than none.
 *
 * @param href URL of the style sheet
 * @returns when the styles, or the link to them, are in the document
 */
export async function loadCss(
  href: string,
  {marker, layer, signal}: LoadCssOptions,
): Promise<void> {
  let element: HTMLElement;
  if (layer) {
    try {
      element = createLayer(href, layer, await fetchText(href, signal));
    } catch (error) {
      if (signal?.aborted) {
        return;
      }
      if (process.env.NODE_ENV !== 'production') {
        // eslint-disable-next-line no-console -- for the author of the page; users get the fallback
        console.error('Error loading CSS with layer:', error);
      }
      element = createLink(href);
    }
  } else {
    element = createLink(href);
  }
  if (signal?.aborted) {
    return;
  }
  document.head.insertBefore(element, document.head.querySelector(`:scope > ${marker}`));
  signal?.addEventListener('abort', () => element.remove(), {once: true});
}
