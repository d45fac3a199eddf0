export interface LoadCssOptions {
  /** Selector of the element of the head that the styles go before; at the end of the head if it is missing. */
  marker: string;
  /** Cascade layer to put the styles in. A link can't do that, so the stylesheet is fetched as text. */
  layer?: string;
  /** Ends the loading and takes the styles out again. */
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
  // A sheet for a medium that does not match holds up no rendering while it loads.
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
 * Adds a stylesheet that only some pages need. In a layer it is fetched as text; where that fails it comes as a plain link,
 * outside of the layer, because styles with the wrong priority are better than none.
 *
 * @param href address of the stylesheet
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
        // eslint-disable-next-line no-console -- for the author of the page; readers have the fallback
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
