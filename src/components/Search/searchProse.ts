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
const PAGES = 5;

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
    if (!address.startsWith(docsBase)) {
      return [];
    }
    return {
      path: address.slice(docsBase.length),
      excerpt: page.excerpt,
      parts: page.sub_results.flatMap(({title, excerpt, anchor}) =>
        anchor ? {anchor: anchor.id, title, excerpt} : [],
      ),
    };
  });
}
