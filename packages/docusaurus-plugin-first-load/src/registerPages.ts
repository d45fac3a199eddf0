import type {Registration} from './browser/pages';
import type {PageData} from './shared';

interface Module {
  rawRequest?: string;
  /** The root of a concatenated module. */
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

/**
 * Data that the script of a page registers, except for the module id, which only the bundler knows.
 */
export interface RegisteredPage {
  chunkName: string;
  request: string;
  row: number;
  path: string;
  data: PageData;
}

/**
 * Makes the script of each page register its path and the id of the module that contains the page.
 * The first page of a visit is then found without a table of all pages, see `browser/pages.ts`.
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
          `docusaurus-plugin-first-load: No script of the build contains the page "${request}". Adapt "registerPages.ts" to the chunk names of the bundler.`,
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
        // Runs after minification, when no other plugin processes the scripts.
        const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
        compilation.hooks.processAssets.tap({name: 'first-load', stage}, () =>
          register(compilation),
        );
      });
    },
  };
}
