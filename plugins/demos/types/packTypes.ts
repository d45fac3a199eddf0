import path from 'node:path';
import ts from 'typescript';
import {packagesOf, PRODUCTS} from '../../../site/products/shared';
import {COMPILER_OPTIONS, SHARED_PACK, type TypePack} from './shared';

/** The parts of package.json by which the compiler finds declarations. */
const MANIFEST_FIELDS = ['name', 'version', 'type', 'types', 'typings', 'main', 'exports'];

/** Declarations that only Node needs. */
const UNUSED = /\/node_modules\/(?:@types\/node|undici-types)\//;

interface PackOptions {
  siteDir: string;
  /** The folder of the version's package.json, relative to the site. */
  packagesRoot: string;
  /** The modules that demos may import. */
  modules: readonly string[];
}

/** Returns the pack of a file or module: the product whose packages it belongs to. */
function packOf(name: string): string {
  const [, packageName] = /^(?:.*node_modules\/)?((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
  return (
    PRODUCTS.find((product) => packagesOf(product).includes(packageName ?? ''))?.name ?? SHARED_PACK
  );
}

/**
 * Packs the declarations that demos can reach: a pack per product, and one for everything else.
 * Only MUI's doc comments are kept.
 */
export function packTypes({siteDir, packagesRoot, modules}: PackOptions): Record<string, TypePack> {
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const manifests = new Map<string, string>();
  const readFile = host.readFile.bind(host);
  host.readFile = (file) => {
    const text = readFile(file);
    if (text !== undefined && /\/node_modules\/.*\/package\.json$/.test(file)) {
      manifests.set(file, text);
    }
    return text;
  };
  const entry = path.join(siteDir, packagesRoot, 'entry.ts');
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) =>
    file === entry
      ? ts.createSourceFile(
          file,
          modules.map((name) => `import '${name}';`).join('\n'),
          ts.ScriptTarget.Latest,
        )
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([entry], COMPILER_OPTIONS, host);

  const printer = ts.createPrinter({removeComments: true});
  const packs: Record<string, TypePack> = Object.fromEntries(
    [SHARED_PACK, ...PRODUCTS.map(({name}) => name)].map((name) => [
      name,
      {
        root: packagesRoot === '.' ? '' : `/${packagesRoot}`,
        modules: modules.filter((one) => packOf(one) === name),
        files: {},
      },
    ]),
  );
  const add = (file: string, text: string) => {
    const relative = path.relative(siteDir, file).split(path.sep).join('/');
    packs[packOf(relative)]!.files[`/${relative}`] = text;
  };
  for (const file of program.getSourceFiles()) {
    if (file.fileName !== entry && !UNUSED.test(file.fileName)) {
      const isDocumented = file.fileName.includes('/node_modules/@mui/');
      add(file.fileName, isDocumented ? file.text : printer.printFile(file));
    }
  }
  for (const [file, text] of manifests) {
    const manifest = Object.entries(JSON.parse(text) as Record<string, unknown>);
    const kept = manifest.filter(([field]) => MANIFEST_FIELDS.includes(field));
    add(file, JSON.stringify(Object.fromEntries(kept)));
  }
  return packs;
}
