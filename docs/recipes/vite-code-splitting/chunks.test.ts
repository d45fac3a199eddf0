/** @jest-environment node */
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {readListings} from '@site/tests/stubs/runListings';

/** Bundles the app, and returns the MUI X packages that the first view loads, and those of all pages. */
async function bundle(change = (code: string) => code) {
  const listings = readListings('vite-code-splitting');
  const plugin: Plugin = {
    name: 'listings',
    setup({onResolve, onLoad}) {
      onResolve({filter: /^\./, namespace: 'listing'}, ({path: name}) => {
        const file = path.posix.join('src', name);
        return {
          path: listings.has(`${file}.ts`) ? `${file}.ts` : `${file}.tsx`,
          namespace: 'listing',
        };
      });
      onResolve({filter: /^src\/App\.tsx$/}, ({path: file}) => ({
        path: file,
        namespace: 'listing',
      }));
      onLoad({filter: /./, namespace: 'listing'}, ({path: file}) => ({
        contents: file.endsWith('App.tsx')
          ? change(listings.get(file)!)
          : listings.get(file)!,
        loader: 'tsx',
        resolveDir: __dirname,
      }));
    },
  };
  const {metafile} = await build({
    entryPoints: ['src/App.tsx'],
    bundle: true,
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    loader: {'.css': 'empty'},
    define: {'process.env.NODE_ENV': '"production"'},
    outdir: 'out',
    write: false,
    metafile: true,
    plugins: [plugin],
  });
  const first = new Set<string>();
  const visit = (file: string) => {
    if (!first.has(file)) {
      first.add(file);
      for (const each of metafile.outputs[file]!.imports) {
        if (each.kind === 'import-statement') {
          visit(each.path);
        }
      }
    }
  };
  const [entry] = Object.keys(metafile.outputs).filter(
    (file) => metafile.outputs[file]!.entryPoint === 'listing:src/App.tsx',
  );
  visit(entry!);
  const packagesOf = (files: Iterable<string>) => {
    const names = [...files].flatMap((file) =>
      Object.keys(metafile.outputs[file]!.inputs),
    );
    return [
      ...new Set(
        names.flatMap(
          (name) => /@mui\/x-(?:data-grid|charts|date-pickers)(?=\/)/.exec(name) ?? [],
        ),
      ),
    ].sort();
  };
  return {first: packagesOf(first), all: packagesOf(Object.keys(metafile.outputs))};
}

test('the first view contains no product', async () => {
  expect(await bundle()).toEqual({
    first: [],
    all: ['@mui/x-charts', '@mui/x-data-grid', '@mui/x-date-pickers'],
  });
});

test('one static import of a page moves its product to the first view', async () => {
  const {first} = await bundle((code) => `import './OrdersPage';\n${code}`);
  expect(first).toEqual(['@mui/x-data-grid']);
});
