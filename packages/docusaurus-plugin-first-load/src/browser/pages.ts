import type {PropSidebars} from '@docusaurus/plugin-content-docs';
import type {PageData} from '../shared';
import {valueOf, type Module} from './valueOf';

/** Data that a page's script registers when it loads: the page's row and path, and the module that contains the page. */
export type Registration = [row: number, path: string, moduleId: string | number, data: PageData];

/** Data that only navigation needs: how to fetch each page, and the sidebars. */
export type SiteMap = {
  /**
   * For each row of the route table, the path of each page and the function that fetches its
   * script.
   */
  rows: Map<string, () => Promise<unknown>>[];
  /** Sidebars by version and name. */
  sidebars: Record<string, PropSidebars>;
};

/** A loaded docs page, which can be rendered. */
export type LoadedPage = {content: unknown; data: PageData};

/**
 * Name of the global array in which the scripts of pages register. It exists before the main file
 * runs.
 */
const QUEUE = 'docsPages';

/**
 * Returns a pathname in the format of page paths: with a trailing slash and without a file name.
 */
function normalize(pathname: string): string {
  return pathname.replace(/(?:\/(?:index(?:\.html)?)?|\.html)?$/, '/');
}

/**
 * The docs pages that this tab has loaded. The first page comes with its script, which registers it. Before any other page,
 * the site map is fetched: a separate script, so that visitors of a single page don't load it.
 */
export class Pages {
  private readonly loaded = new Map<string, LoadedPage>();

  private readonly rowPaths: string[][] = [];

  private isFirst = true;

  private loading: Promise<SiteMap> | undefined;

  /** The site map, once it has loaded. */
  siteMap: SiteMap | undefined;

  constructor(
    private readonly requireModule: (id: string | number) => Module,
    private readonly fetchSiteMap: () => Promise<SiteMap>,
  ) {}

  /**
   * Returns the paths of the loaded pages of a row. The array grows as pages load; React Router
   * reads it on each navigation.
   */
  pathsOf(row: number): string[] {
    return (this.rowPaths[row] ??= []);
  }

  /** Returns the loaded page at a path. */
  get(path: string): LoadedPage | undefined {
    return this.loaded.get(path);
  }

  /** Fetches the site map once. After a failure, the next call fetches it again. */
  loadSiteMap(): Promise<SiteMap> {
    this.loading ??= this.fetchSiteMap().then(
      (siteMap) => (this.siteMap = siteMap),
      (error: unknown) => {
        this.loading = undefined;
        throw error;
      },
    );
    return this.loading;
  }

  /**
   * Prepares the page at a path for rendering; does nothing if there is none. The first page needs only its own script, because
   * its HTML contains the rendered part of the sidebar.
   */
  async load(pathname: string): Promise<void> {
    const path = normalize(pathname);
    const isFirst = this.isFirst;
    this.isFirst = false;
    if (!isFirst || !this.take(path)) {
      const {rows} = await this.loadSiteMap();
      await rows.find((row) => row.has(path))?.get(path)?.();
      this.take(path);
    }
  }

  /** Moves a registered page to the loaded pages. Returns `false` if the page hasn't registered. */
  private take(path: string): boolean {
    if (this.loaded.has(path)) return true;
    const queue = (globalThis as {[QUEUE]?: Registration[]})[QUEUE] ?? [];
    const found = queue.find(([, registered]) => registered === path);
    if (!found) return false;
    const [row, , id, data] = found;
    this.loaded.set(path, {content: valueOf(this.requireModule(id)), data});
    this.pathsOf(row).push(path);
    return true;
  }
}
