/** Answers questions about types. It loads the compiler, and the packages that a demo imports. */
import {ROWS_FILE} from '@site/plugins/code-names/shared';
import {SHARED_PACK, type TypePack} from '@site/plugins/demos/types/shared';
import {PRODUCTS} from '@site/site/products/shared';
import {createTypeService, type ApiRows, type TypeService} from './createTypeService';
import type {TypeRequest} from './protocol';

/** The build's key in the names of files: `worker.0123abcd.js`. */
const [, key = ''] = /\.(\w+)\.js$/.exec(self.location.pathname) ?? [];

const fetchJson = async <Data>(url: string): Promise<Data> =>
  (await (await fetch(url)).json()) as Data;

/** Empty until they are loaded, and offline. */
let rows: ApiRows = {};
fetchJson<ApiRows>(ROWS_FILE).then(
  (loaded) => {
    rows = loaded;
  },
  () => undefined,
);

const service = Promise.all([
  import(/* webpackChunkName: "typescript" */ 'typescript'),
  loadPack(SHARED_PACK),
]).then(([ts, shared]): TypeService => {
  const created = createTypeService(ts.default);
  created.addPack(shared);
  return created;
});
const products = new Map<string, Promise<void>>();

function loadPack(name: string): Promise<TypePack> {
  return fetchJson(new URL(`${name}.${key}.json`, self.location.href).href);
}

/** Loads the packages of the products that the files name. */
async function loadProducts({files}: TypeRequest): Promise<TypeService> {
  const names = PRODUCTS.map(({name}) => name).filter((name) =>
    files.some(({code}) => code.includes(`@mui/x-${name}`)),
  );
  const created = await service;
  await Promise.all(
    names.map((name) => {
      const loading = products.get(name) ?? loadPack(name).then((pack) => created.addPack(pack));
      products.set(name, loading);
      return loading;
    }),
  );
  return created;
}

/** The newest request of each kind. Older ones aren't answered. */
const newest = new Map<string, number>();

self.addEventListener(
  'message',
  ({data: {id, request}}: MessageEvent<{id: number; request: TypeRequest}>) => {
    newest.set(request.question, id);
    void loadProducts(request)
      // After the messages that have arrived in the meantime.
      .then((loaded) => new Promise<typeof loaded>((done) => setTimeout(done, 0, loaded)))
      .then((created) =>
        newest.get(request.question) === id ? created.answer(request, rows) : undefined,
      )
      .then(
        (answer) => self.postMessage({id, answer}),
        () => self.postMessage({id}),
      );
  },
);
