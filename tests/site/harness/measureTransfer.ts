import type {Page} from '@playwright/test';

/** What a page transfers, in KiB as they cross the wire (gzip), by kind. */
export interface Weights {
  html: number;
  js: number;
  css: number;
  fonts: number;
  images: number;
  other: number;
  total: number;
  requests: number;
  /** Addresses with their KiB, the heaviest first. */
  files: {url: string; kind: string; size: number}[];
}

const KINDS: Record<string, keyof Weights> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
  image: 'images',
};

/**
 * Listens from now on; call before the page loads and `read` when it is quiet.
 * A script that is preloaded counts as script, whatever the browser calls the request.
 */
export function measureTransfer(page: Page): {read: () => Promise<Weights>} {
  const loads: Promise<{url: string; kind: keyof Weights; size: number} | undefined>[] = [];
  page.on('requestfinished', (request) => {
    const load = (async () => {
      const url = request.url();
      if (url.startsWith('data:') || url.startsWith('blob:')) {
        return undefined;
      }
      const {responseBodySize} = await request.sizes();
      const {pathname} = new URL(url);
      const kind = /\.m?js$/.test(pathname)
        ? 'js'
        : pathname.endsWith('.css')
          ? 'css'
          : pathname.endsWith('.woff2')
            ? 'fonts'
            : (KINDS[request.resourceType()] ?? 'other');
      return {url, kind, size: responseBodySize / 1024};
    })();
    // What is still on its way when the page closes has nobody to tell: only a reading of it fails.
    load.catch(() => undefined);
    loads.push(load);
  });
  return {
    async read() {
      // What is preloaded and then used is asked for twice and crosses the wire once.
      const byUrl = new Map<string, Weights['files'][number]>();
      for (const load of await Promise.all(loads)) {
        if (load && load.size >= (byUrl.get(load.url)?.size ?? 0)) {
          byUrl.set(load.url, load);
        }
      }
      const files = [...byUrl.values()].sort((a, b) => b.size - a.size);
      const sum = (kind?: string) =>
        files.reduce(
          (total, file) => total + (kind === undefined || file.kind === kind ? file.size : 0),
          0,
        );
      return {
        html: sum('html'),
        js: sum('js'),
        css: sum('css'),
        fonts: sum('fonts'),
        images: sum('images'),
        other: sum('other'),
        total: sum(),
        requests: files.length,
        files,
      };
    },
  };
}
