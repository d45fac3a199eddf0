import {markdownPath} from '@mui-x-docs/docs-index/format';

const pages = new Map<string, Promise<string | undefined>>();

async function fetchMarkdown(href: string): Promise<string | undefined> {
  const response = await fetch(markdownPath(href));
  // A server may answer with an HTML page instead of status 404.
  return response.ok && !response.headers.get('content-type')?.includes('html')
    ? response.text()
    : undefined;
}

/** Fetches the Markdown version of a page once; returns `undefined` if there is none. */
export function readMarkdown(href: string): Promise<string | undefined> {
  let page = pages.get(href);
  if (!page) {
    page = fetchMarkdown(href).catch(() => {
      // The next question tries again.
      pages.delete(href);
      return undefined;
    });
    pages.set(href, page);
  }
  return page;
}
