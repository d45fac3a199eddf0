import {INDEX_FOLDER} from '@mui-x-docs/search/indexFormat';
import {
  EXCERPT_LENGTH,
  readFullText,
  type Pagefind,
  type PagefindModule,
  type FullTextPage,
} from '@mui-x-docs/search/readFullText';

let loading: Promise<Pagefind> | undefined;

function loadPagefind(baseUrl: string): Promise<Pagefind> {
  const folder = `${baseUrl}${INDEX_FOLDER}/`;
  loading ??= (
    import(/* webpackIgnore: true */ `${folder}pagefind.js`) as Promise<PagefindModule>
  ).then(
    // In a worker it would load its code twice; a question takes it a few milliseconds.
    ({createInstance}) =>
      createInstance({noWorker: true, basePath: folder, excerptLength: EXCERPT_LENGTH}),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Asks the index of the full text, which is loaded on the first question. */
export async function searchFullText(
  question: string,
  baseUrl: string,
  docsBase: string,
): Promise<FullTextPage[]> {
  return readFullText(await loadPagefind(baseUrl), question, docsBase);
}
