import path from 'node:path';
import {listProblems} from '../../site/problems/problemStore';
import {getCompiledPages} from '../../site/pages/compiledPages';

import type {FileChanges} from './watchFolders';

/** A page of the docs. */
export interface LazyPage {
  /** Its address, with the base address of the site and a slash at the end. */
  address: string;
  /** How the registry asks the bundler for it: `@site/docs/react-charts/bars/index.mdx`. */
  request: string;
  /** Absolute path. */
  file: string;
}

/** The part of the bundler that is used here. */
export interface Compiler {
  modifiedFiles?: ReadonlySet<string>;
  hooks: {
    watchRun: {tap(name: string, listener: (compiler: Compiler) => void): void};
    done: {tap(name: string, listener: (stats: {hasErrors(): boolean}) => void): void};
  };
  watching?: {
    invalidateWithChangesAndRemovals(changed: Set<string>, removed: Set<string>): void;
  };
}

/** Who waits for a page, and for what: the compilation that has it. */
interface Waiting {
  file: string;
  resolve: (isValid: boolean) => void;
}

/** Which pages the bundler compiles, and who waits for them. */
export class LazyPages {
  /** By file. */
  #pages = new Map<string, LazyPage>();
  #byAddress = new Map<string, LazyPage>();
  #byRequest = new Map<string, LazyPage>();
  /** The page that a file belongs to, for pages that are asleep. */
  #pageOf = new Map<string, string>();
  /** What the module of awake pages held when the bundler asked for it last. */
  #written = new Set<string>();
  /** What it held in the last compilation that has ended. */
  #compiled = new Set<string>();
  #isValid = true;
  #waiting: Waiting[] = [];
  #compiler: Compiler | undefined;
  readonly #awake = getCompiledPages();

  /** @param moduleFile the module that imports the compiled pages */
  constructor(
    private readonly siteDir: string,
    private readonly moduleFile: string,
  ) {}

  /** Takes the pages that there are. One that is added while the server runs is being written: it is compiled at once. */
  setPages(pages: readonly LazyPage[]): void {
    const known = this.#pages;
    this.#pages = new Map(pages.map((page) => [page.file, page]));
    this.#byAddress = new Map(pages.map((page) => [page.address, page]));
    this.#byRequest = new Map(pages.map((page) => [page.request, page]));
    if (known.size > 0) {
      pages.filter(({file}) => !known.has(file)).forEach(({file}) => this.#awake.add(file));
    }
  }

  findByAddress(pathname: string): LazyPage | undefined {
    return this.#byAddress.get(pathname.replace(/\/?$/, '/'));
  }

  findByRequest(request: string): LazyPage | undefined {
    return this.#byRequest.get(request);
  }

  /** The pages that are to be compiled now; the bundler asks once in a compilation. */
  takeAwake(): LazyPage[] {
    const pages = [...this.#awake].flatMap((file) => this.#pages.get(file) ?? []);
    this.#written = new Set(pages.map(({file}) => file));
    return pages;
  }

  /**
   * Lets the pages that nobody has asked for wake when one of their files is edited.
   *
   * @returns all these files, on which the module of awake pages has to depend
   */
  watchAsleep(listFiles: (page: LazyPage) => string[]): string[] {
    const asleep = [...this.#pages.values()].filter(({file}) => !this.#awake.has(file));
    this.#pageOf = new Map(
      asleep.flatMap((page) => listFiles(page).map((file) => [file, page.file] as const)),
    );
    return [...this.#pageOf.keys()];
  }

  /**
   * Resolves when the page is compiled.
   *
   * @returns whether nothing at all is at problem: otherwise open tabs don't take updates
   */
  wake({file}: LazyPage): Promise<boolean> {
    if (this.#compiled.has(file)) {
      return Promise.resolve(this.#isValid);
    }
    this.#awake.add(file);
    return new Promise((resolve) => {
      this.#waiting.push({file, resolve});
      this.#compile();
    });
  }

  /**
   * Recompiles pages after files were added or removed: those that were compiled before, and those that the files belong to or that
   * have reported problems, which may come from a missing file.
   *
   * @param changes absolute paths
   * @param listFiles the files that a page is made of
   * @param isOwn whether a file belongs to a page
   */
  refresh(
    {added, removed}: FileChanges,
    listFiles: (page: LazyPage) => string[],
    isOwn: (page: LazyPage, file: string) => boolean,
  ): void {
    const broken = listProblems().map(({file = ''}) => path.join(this.siteDir, file));
    const files = [...added, ...removed, ...broken];
    for (const page of this.#pages.values()) {
      if (files.some((file) => isOwn(page, file))) {
        this.#awake.add(page.file);
      }
    }
    const awake = [...this.#awake].flatMap((file) => this.#pages.get(file) ?? []);
    this.#compiler?.watching?.invalidateWithChangesAndRemovals(
      new Set([this.moduleFile, ...added, ...awake.flatMap(listFiles)]),
      new Set(removed),
    );
  }

  apply(compiler: Compiler): void {
    this.#compiler = compiler;
    compiler.hooks.watchRun.tap('lazy-pages', ({modifiedFiles = new Set()}) => {
      // The module of awake pages depends on the files of the others: it is made anew in this compilation.
      for (const file of modifiedFiles) {
        const page = this.#pageOf.get(file);
        if (page) {
          this.#awake.add(page);
        }
      }
    });
    compiler.hooks.done.tap('lazy-pages', (stats) => {
      this.#compiled = this.#written;
      this.#isValid = !stats.hasErrors();
      const waiting = this.#waiting;
      this.#waiting = waiting.filter(({file}) => !this.#compiled.has(file));
      waiting
        .filter(({file}) => this.#compiled.has(file))
        .forEach(({resolve}) => resolve(this.#isValid));
      if (this.#waiting.length > 0) {
        // They came when the module had been made. The watcher begins when all have heard of the end.
        setImmediate(() => this.#compile());
      }
    });
  }

  #compile(): void {
    this.#compiler?.watching?.invalidateWithChangesAndRemovals(
      new Set([this.moduleFile]),
      new Set(),
    );
  }
}
