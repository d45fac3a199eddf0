import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** Each text node that the translator has replaced, and what has replaced it. */
    translated: {original: Text; shown: Text; text: string}[];
  }
}

/**
 * Does to the page what the translator of a browser does, now and with all that comes later: each text node is replaced by two
 * elements with a text node of their own. The words stay the same, so that a test finds them.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const SKIPPED = 'script, style, textarea, noscript, title, svg, option';
    window.translated = [];
    const wrap = (original: Text): void => {
      const parent = original.parentElement;
      const closest = parent?.closest('[translate], .notranslate');
      if (
        !parent ||
        parent.dataset.translated !== undefined ||
        parent.closest(SKIPPED) ||
        (closest && closest.getAttribute('translate') !== 'yes')
      ) {
        return;
      }
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      const shown = document.createTextNode(original.data);
      inner.dataset.translated = '';
      inner.append(shown);
      outer.append(inner);
      original.replaceWith(outer);
      window.translated.push({original, shown, text: original.data});
    };
    const wrapAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) {
        texts.push(walker.currentNode as Text);
      }
      texts.forEach(wrap);
    };
    wrapAll(document.body);
    new MutationObserver((records) =>
      records.forEach(({addedNodes}) => addedNodes.forEach(wrapAll)),
    ).observe(document.body, {childList: true, subtree: true});
  });
}

/** Returns the text that the page has changed where nobody sees it, and what is still on screen instead. */
export const listStaleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    window.translated
      .filter(({original, shown, text}) => shown.isConnected && original.data !== text)
      .map(({original, text}) => `"${text}" instead of "${original.data}"`),
  );
