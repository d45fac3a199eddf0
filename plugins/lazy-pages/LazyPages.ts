import path from 'node:path';
import {listProblems} from '../../site/problems/problemStore';
import {getCompiledPages} from '../../site/pages/compiledPages';

import type {FileChanges} from './watchFolders';

/** A page of the docs. */
export interface LazyPage {
  /** With the site's base URL and a trailing slash. */
  pathname: string;
  /** The request of the registry: `@site/docs/react-charts/bars/index.mdx`. */
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

/** A pending request for a page, and the compilation that will contain it. */
interface PendingRequest {
  file: string;
  resolve: (isValid: boolean) => void;
}

/** Tracks the pages that the bundler compiles, and the requests that wait for them. */
export class LazyPages {
  /** By file. */
  #pages = new Map<string, LazyPage>();
  #byPathname = new Map<string, LazyPage>();
  #byRequest = new Map<string, LazyPage>();
  /** The page of each watched file, for pages that aren't compiled. */
  #pageOf = new Map<string, string>();
  /** The pages in the module of compiled pages when the bundler last loaded it. */
  #written = new Set<string>();
  /** The pages in that module at the end of the last compilation. */
  #compiled = new Set<string>();
  #isValid = true;
  #waiting: PendingRequest[] = [];
  #compiler: Compiler | undefined;
  readonly #compiledPages = getCompiledPages();

  /** @param moduleFile the module that imports the compiled pages */
  constructor(
    private readonly siteDir: string,
    private readonly moduleFile: string,
  ) {}

  /**
   * Sets the existing pages. A page that is added while the server runs is being written, so it's
   * compiled immediately.
   */
  setPages(pages: readonly LazyPage[]): void {
    const known = this.#pages;
    this.#pages = new Map(pages.map((page) => [page.file, page]));
    this.#byPathname = new Map(pages.map((page) => [page.pathname, page]));
    this.#byRequest = new Map(pages.map((page) => [page.request, page]));
    if (known.size > 0) {
      pages.filter(({file}) => !known.has(file)).forEach(({file}) => this.#compiledPages.add(file));
    }
  }

  findByPathname(pathname: string): LazyPage | undefined {
    return this.#byPathname.get(pathname.replace(/\/?$/, '/'));
  }

  findByRequest(request: string): LazyPage | undefined {
    return this.#byRequest.get(request);
  }

  /** Returns the pages to compile. The bundler calls this once per compilation. */
  takeCompiled(): LazyPage[] {
    const pages = [...this.#compiledPages].flatMap((file) => this.#pages.get(file) ?? []);
    this.#written = new Set(pages.map(({file}) => file));
    return pages;
  }

  /**
   * Compiles pages that haven't been requested when one of their files is edited.
   *
   * @returns all these files, which the module of compiled pages must depend on
   */
  watchUncompiled(listFiles: (page: LazyPage) => string[]): string[] {
    const others = [...this.#pages.values()].filter(({file}) => !this.#compiledPages.has(file));
    this.#pageOf = new Map(
      others.flatMap((page) => listFiles(page).map((file) => [file, page.file] as const)),
    );
    return [...this.#pageOf.keys()];
  }

  /**
   * Resolves when the page is compiled.
   *
   * @returns `true` if there are no problems; otherwise open tabs don't receive updates
   */
  compile({file}: LazyPage): Promise<boolean> {
    if (this.#compiled.has(file)) {
      return Promise.resolve(this.#isValid);
    }
    this.#compiledPages.add(file);
    return new Promise((resolve) => {
      this.#waiting.push({file, resolve});
      this.#invalidate();
    });
  }

  /**
   * Recompiles pages after files were added or removed: those that were compiled before, and those
   * that the files belong to or that have reported problems, which may come from a missing file.
   *
   * @param changes absolute paths
   * @param listFiles returns the files of a page
   * @param isOwn returns whether a file belongs to a page
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
        this.#compiledPages.add(page.file);
      }
    }
    const compiledPages = [...this.#compiledPages].flatMap((file) => this.#pages.get(file) ?? []);
    this.#compiler?.watching?.invalidateWithChangesAndRemovals(
      new Set([this.moduleFile, ...added, ...compiledPages.flatMap(listFiles)]),
      new Set(removed),
    );
  }

  apply(compiler: Compiler): void {
    this.#compiler = compiler;
    compiler.hooks.watchRun.tap('lazy-pages', ({modifiedFiles = new Set()}) => {
      // The module of compiled pages depends on the files of the others, so this compilation
      // rebuilds it.
      for (const file of modifiedFiles) {
        const page = this.#pageOf.get(file);
        if (page) {
          this.#compiledPages.add(page);
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
        // These requests came after the module was built. The watcher starts after all listeners
        // have run.
        setImmediate(() => this.#invalidate());
      }
    });
  }

  #invalidate(): void {
    this.#compiler?.watching?.invalidateWithChangesAndRemovals(
      new Set([this.moduleFile]),
      new Set(),
    );
  }
}
