import {isUnspaced, wordsOfQuestion} from './words';

/** The part of pagefind that is used here. */
export interface Pagefind {
  search: (question: string) => Promise<{results: {data: () => Promise<PagefindPage>}[]}>;
}

interface PagefindPage {
  raw_url?: string;
  url: string;
  excerpt: string;
  sub_results: {title: string; url: string; excerpt: string; anchor?: {id: string}}[];
}

/** Below which heading or row something was found. */
interface ProsePart {
  anchor: string;
  title: string;
  excerpt: string;
}

/** A page that the full text found, best first. */
export interface FullTextPage {
  /** Below the root of the docs. */
  path: string;
  /** HTML with `<mark>`. */
  excerpt: string;
  /** The headings and rows below which it was found, best first. */
  parts: ProsePart[];
  /** Share of the question that one passage contains, from 0 to 1. */
  share: number;
}

/** The module that the index of the full text brings with it. */
export interface PagefindModule {
  createInstance: (options: object) => Pagefind;
}

/** Number of words in an excerpt. */
export const EXCERPT_LENGTH = 18;

/** How many pages of the full text are looked at: each is a request. */
const PAGES = 4;

/** Minimum share of a word that must match, because pagefind accepts shorter prefixes. */
const LEAST = 0.6;

/** Returns the share of the requested words that an excerpt highlights, whole or as a prefix, from 0 to 1. */
export function shareOf(excerpt: string, asked: readonly string[]): number {
  const marked = Array.from(excerpt.matchAll(/<mark>(.*?)<\/mark>/g), ([, found]) =>
    found!.toLowerCase(),
  );
  const there = asked.filter((word) =>
    marked.some((found) =>
      isUnspaced(word)
        ? word.includes(found) || found.includes(word)
        : found.includes(word.slice(0, Math.max(2, Math.ceil(word.length * LEAST)))),
    ),
  );
  return asked.length === 0 ? 0 : there.length / asked.length;
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
 * Asks the index of the full text; browsers and tools do it alike.
 *
 * @param docsBase address of the root of the docs: pages outside of it are not offered
 */
export async function readFullText(
  pagefind: Pagefind,
  question: string,
  docsBase: string,
): Promise<FullTextPage[]> {
  // Each word has to be on the page, so those that say nothing stay out.
  const asked = wordsOfQuestion(question);
  const {results} = await pagefind.search(asked.join(' '));
  const pages = await Promise.all(results.slice(0, PAGES).map((result) => result.data()));
  return pages
    .flatMap((page): FullTextPage[] => {
      const address = page.raw_url ?? page.url;
      const parts = page.sub_results
        .map((part) => ({...part, share: shareOf(part.excerpt, asked)}))
        .filter(({share}) => share > 0)
        .sort((a, b) => b.share - a.share);
      const share = Math.max(parts[0]?.share ?? 0, shareOf(page.excerpt, asked));
      if (!address.startsWith(docsBase) || share === 0) {
        return [];
      }
      return [
        {
          path: address.slice(docsBase.length),
          excerpt: page.excerpt,
          share,
          parts: parts.flatMap(({title, excerpt, anchor, share: own}) =>
            // What says as much of the question as the best place of the page, and nothing less.
            anchor && own === share
              ? {anchor: anchor.id, title, excerpt: withoutTitle(excerpt, title)}
              : [],
          ),
        },
      ];
    })
    .sort((a, b) => b.share - a.share);
}
