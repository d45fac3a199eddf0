import {escapeHtml} from '../../site/markdown/escapeHtml';
import type {SearchablePage} from './readSearchablePage';

/** A page as the full-text index contains it. */
export interface FullTextPage extends Pick<
  SearchablePage,
  'title' | 'description' | 'plan' | 'passages' | 'about'
> {
  url: string;
  language: string;
}

const renderPassage = ({heading, text}: FullTextPage['passages'][number]): string => {
  const level = heading && Math.min(heading.depth, 4);
  const title = heading
    ? `<h${level} id="${escapeHtml(heading.id)}">${escapeHtml(heading.text)}</h${level}>`
    : '';
  return `${title}${text && `<p>${escapeHtml(text)}</p>`}\n`;
};

/**
 * Maximum length of a row's description, in characters. The first sentences are enough; the rest is
 * on the page.
 */
const LENGTH = 240;

/** Matches variants of another component, for a plan or a device. */
const VARIANT = /(?:Pro|Premium) API$|^(?:Desktop|Mobile|Static|Multi)/;

const shorten = (text: string): string =>
  text.length <= LENGTH ? text : text.slice(0, Math.max(text.lastIndexOf('. ', LENGTH) + 1, 80));

/**
 * Converts pages for the full-text index. Components share most of their props word for word (a
 * grid of each plan, a picker of each device), so each description is only indexed once, with the
 * main component.
 */
export function buildFullText(pages: readonly FullTextPage[]): {url: string; html: string}[] {
  const rank = ({title, plan, about}: FullTextPage): number =>
    (VARIANT.test(title) ? 10_000 : 0) + (plan ? 1000 : 0) - about.length;
  const seen = new Set<string>();
  return [...pages]
    .sort((a, b) => rank(a) - rank(b))
    .map(({url, language, title, description = '', passages, about}) => {
      const rows = about.map(({id, name, text}) => {
        const short = shorten(text);
        const key = `${name} ${short}`;
        if (!short || seen.has(key)) {
          return '';
        }
        seen.add(key);
        return `<h5 id="${escapeHtml(id)}">${escapeHtml(name)}</h5>\n<p>${escapeHtml(short)}</p>\n`;
      });
      return {
        url,
        html: `<html lang="${language}"><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>
${passages.map(renderPassage).join('')}${rows.join('')}</body></html>`,
      };
    });
}
