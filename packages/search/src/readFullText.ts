import {isUnspaced, wordsOfQuestion} from './words';

/** The part of the Pagefind API that is used here. */
export interface Pagefind {
  search: (question: string) => Promise<{results: {data: () => Promise<PagefindPage>}[]}>;
}

interface PagefindPage {
  raw_url?: string;
  url: string;
  excerpt: string;
  sub_results: {title: string; url: string; excerpt: string; anchor?: {id: string}}[];
}

/** A heading or row with a match below it. */
interface FullTextPart {
  anchor: string;
  title: string;
  excerpt: string;
}

/** A page with full-text matches. */
export interface FullTextPage {
  /** Path relative to the docs root. */
  path: string;
  /** HTML with `<mark>`. */
  excerpt: string;
  /** The headings and rows with the best matches below them, best first. */
  parts: FullTextPart[];
  /** Share of the question that one passage contains, from 0 to 1. */
  share: number;
}

/** The JavaScript module that Pagefind generates with its index. */
export interface PagefindModule {
  createInstance: (options: object) => Pagefind;
}

/** Number of words in an excerpt. */
export const EXCERPT_LENGTH = 18;

/** Maximum number of pages to load: each is a request. */
const MAX_PAGES = 4;

/**
 * Minimum share of a word that a highlight must contain, because Pagefind also matches shorter
 * prefixes.
 */
const MIN_PREFIX_SHARE = 0.6;

/**
 * Returns the share of the requested words that an excerpt highlights, whole or as a prefix, from 0
 * to 1.
 */
export function shareOf(excerpt: string, words: readonly string[]): number {
  const marked = Array.from(excerpt.matchAll(/<mark>(.*?)<\/mark>/g), ([, found]) =>
    found!.toLowerCase(),
  );
  const matched = words.filter((word) =>
    marked.some((found) =>
      isUnspaced(word)
        ? word.includes(found) || found.includes(word)
        : found.includes(word.slice(0, Math.max(2, Math.ceil(word.length * MIN_PREFIX_SHARE)))),
    ),
  );
  return words.length === 0 ? 0 : matched.length / words.length;
}

/** Removes the heading from the start of an excerpt, because the heading is displayed above it. */
export function withoutTitle(excerpt: string, title: string): string {
  const plain = excerpt.replace(/<\/?mark>/g, '');
  const start = `${title}. `;
  if (!plain.startsWith(start)) {
    return excerpt;
  }
  let left = start.length;
  let at = 0;
  for (const [part] of excerpt.matchAll(/<\/?mark>|[^<]|</g)) {
    if (left === 0 && part !== '</mark>') {
      break;
    }
    at += part.length;
    left -= part.length === 1 ? 1 : 0;
  }
  return excerpt.slice(at);
}

/**
 * Queries the full-text index. Browsers and tools share this function.
 *
 * @param docsBase base path of the docs; pages outside of it are omitted
 */
export async function readFullText(
  pagefind: Pagefind,
  question: string,
  docsBase: string,
): Promise<FullTextPage[]> {
  // Pagefind only returns pages that contain all words, so stop words are removed.
  const words = wordsOfQuestion(question);
  const {results} = await pagefind.search(words.join(' '));
  const pages = await Promise.all(results.slice(0, MAX_PAGES).map((result) => result.data()));
  return pages
    .flatMap((page): FullTextPage[] => {
      const url = page.raw_url ?? page.url;
      const parts = page.sub_results
        .map((part) => ({...part, share: shareOf(part.excerpt, words)}))
        .filter(({share}) => share > 0)
        .sort((a, b) => b.share - a.share);
      const share = Math.max(parts[0]?.share ?? 0, shareOf(page.excerpt, words));
      if (!url.startsWith(docsBase) || share === 0) {
        return [];
      }
      return [
        {
          path: url.slice(docsBase.length),
          excerpt: page.excerpt,
          share,
          parts: parts.flatMap(({title, excerpt, anchor, share: partShare}) =>
            // Keep only the parts that match as well as the best part of the page.
            anchor && partShare === share
              ? {anchor: anchor.id, title, excerpt: withoutTitle(excerpt, title)}
              : [],
          ),
        },
      ];
    })
    .sort((a, b) => b.share - a.share);
}
