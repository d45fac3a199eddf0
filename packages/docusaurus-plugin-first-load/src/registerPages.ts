import type {Registration} from './browser/pages';
import type {PageData} from './shared';

interface Module {
  rawRequest?: string;
  /** Of a module that others were joined to. */
  rootModule?: Module;
}

interface Chunk {
  name?: string | undefined;
  files: Iterable<string>;
}

interface Compilation {
  namedChunkGroups: {get(name: string): {chunks: readonly Chunk[]} | undefined};
  chunkGraph: {
    getChunkModules(chunk: Chunk): readonly Module[];
    getModuleId(module: Module): string | number | null;
  };
  hooks: {
    processAssets: {tap(options: {name: string; stage: number}, callback: () => void): void};
  };
  updateAsset(file: string, update: (source: {source(): string | Buffer}) => unknown): void;
}

interface Bundler {
  Compilation: {PROCESS_ASSETS_STAGE_DEV_TOOLING: number};
  sources: {RawSource: new (text: string) => unknown};
}

interface Compiler {
  hooks: {
    thisCompilation: {tap(name: string, callback: (compilation: unknown) => void): void};
  };
}

/** A page of a row: what its script is to say of itself, but for the number of its module, which only the bundler knows. */
export interface RegisteredPage {
  chunkName: string;
  request: string;
  row: number;
  path: string;
  data: PageData;
}

/**
 * Lets the script of each page say whose page it is and which of its modules holds the page. So the page that a reader
 * opens is found without a table of all pages, see `browser/pages.ts`.
 */
export function registerPages(bundler: Bundler, pages: RegisteredPage[]) {
  const register = (compilation: Compilation): void => {
    const {chunkGraph, namedChunkGroups} = compilation;
    for (const {chunkName, request, row, path, data} of pages) {
      const found = (namedChunkGroups.get(chunkName)?.chunks ?? []).flatMap((chunk) =>
        chunkGraph
          .getChunkModules(chunk)
          .flatMap((module) =>
            (module.rootModule ?? module).rawRequest === request ? [{chunk, module}] : [],
          ),
      );
      const [first] = found;
      const file = first && [...first.chunk.files].find((name) => name.endsWith('.js'));
      if (!file) {
        throw new Error(
          `docusaurus-plugin-first-load: no script of the build holds the page ${request}: the bundler names its chunks differently; adapt registerPages.ts.`,
        );
      }
      const entry: Registration = [row, path, chunkGraph.getModuleId(first.module)!, data];
      compilation.updateAsset(
        file,
        (source) =>
          new bundler.sources.RawSource(
            `${source.source().toString()}\n(self.docsPages=self.docsPages||[]).push(${JSON.stringify(entry)});`,
          ),
      );
    }
  };
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.thisCompilation.tap('first-load', (opened) => {
        const compilation = opened as Compilation;
        // After the scripts were minified; nothing reads them any more.
        const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
        compilation.hooks.processAssets.tap({name: 'first-load', stage}, () =>
          register(compilation),
        );
      });
    },
  };
}
