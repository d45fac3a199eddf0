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
    // Runs on the main thread: a worker would load its code twice, and a query takes only a few
    // milliseconds.
    ({createInstance}) =>
      createInstance({noWorker: true, basePath: folder, excerptLength: EXCERPT_LENGTH}),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Queries the full-text index, which is loaded with the first query. */
export async function searchFullText(
  query: string,
  baseUrl: string,
  docsBase: string,
): Promise<FullTextPage[]> {
  return readFullText(await loadPagefind(baseUrl), query, docsBase);
}
