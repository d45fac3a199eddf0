import {INDEX_FOLDER} from '@site/plugins/search/shared';
import type {ProsePage} from './mergeProse';

/** The part of pagefind that is used here. */
interface Pagefind {
  search: (question: string) => Promise<{results: {data: () => Promise<PagefindPage>}[]}>;
}

interface PagefindPage {
  raw_url?: string;
  url: string;
  excerpt: string;
  sub_results: {title: string; url: string; excerpt: string; anchor?: {id: string}}[];
}

/** How many pages of the full text are looked at: each is a request. */
const PAGES = 4;

/** How much of a word has to stand there: a find by less is no find, though pagefind takes what it gets. */
const LEAST = 0.6;

/** Whether any of the marked words is one that was asked for, or begins like it. */
export function isMeant(excerpt: string, question: string): boolean {
  const asked = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return Array.from(excerpt.matchAll(/<mark>(.*?)<\/mark>/g), ([, found]) =>
    found!.toLowerCase(),
  ).some((found) =>
    asked.some((word) =>
      /\p{Script=Han}/u.test(word)
        ? word.includes(found) || found.includes(word)
        : found.includes(word.slice(0, Math.max(2, Math.ceil(word.length * LEAST)))),
    ),
  );
}

let loading: Promise<Pagefind> | undefined;

function loadPagefind(baseUrl: string): Promise<Pagefind> {
  const folder = `${baseUrl}${INDEX_FOLDER}/`;
  loading ??= (
    import(/* webpackIgnore: true */ `${folder}pagefind.js`) as Promise<{
      createInstance: (options: object) => Pagefind;
    }>
  ).then(
    // In a worker it would load its code twice; a question takes it a few milliseconds.
    ({createInstance}) => createInstance({noWorker: true, basePath: folder, excerptLength: 18}),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Asks the index of the full text, which is loaded on the first question. */
export async function searchProse(
  question: string,
  baseUrl: string,
  docsBase: string,
): Promise<ProsePage[]> {
  const pagefind = await loadPagefind(baseUrl);
  const {results} = await pagefind.search(question);
  const pages = await Promise.all(results.slice(0, PAGES).map((result) => result.data()));
  return pages.flatMap((page) => {
    const address = page.raw_url ?? page.url;
    const parts = page.sub_results.filter(({excerpt}) => isMeant(excerpt, question));
    if (!address.startsWith(docsBase) || (parts.length === 0 && !isMeant(page.excerpt, question))) {
      return [];
    }
    return {
      path: address.slice(docsBase.length),
      excerpt: page.excerpt,
      parts: parts.flatMap(({title, excerpt, anchor}) =>
        anchor ? {anchor: anchor.id, title, excerpt} : [],
      ),
    };
  });
}
