import {INDEX_FOLDER} from '@mui-x-docs/search/indexFormat';
import {
  EXCERPT_LENGTH,
  readProse,
  type Pagefind,
  type PagefindModule,
  type ProsePage,
} from '@mui-x-docs/search/readProse';

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
export async function searchProse(
  question: string,
  baseUrl: string,
  docsBase: string,
): Promise<ProsePage[]> {
  return readProse(await loadPagefind(baseUrl), question, docsBase);
}
