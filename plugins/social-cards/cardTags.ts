import {escapeHtml} from '../../site/markdown/escapeHtml';

/** The size that social networks show without cropping, in px. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Adds the tags of a card to the head of a page. */
export function addCardTags(html: string, {url, alt}: {url: string; alt: string}): string {
  const tags = Object.entries({
    '': url,
    ':width': String(CARD_WIDTH),
    ':height': String(CARD_HEIGHT),
    ':alt': alt,
  }).map(([name, content]) => `<meta property="og:image${name}" content="${escapeHtml(content)}">`);
  return html.replace('<title', () => `${tags.join('')}<title`);
}
