import type {IndexedPage, IndexedRow} from '@mui-x-docs/docs-index/format';
import {splitSections, type Section} from '@mui-x-docs/docs-index/splitSections';
import type {Docs} from './loadDocs';

/** A requested page, and a section or row on it. */
export interface RequestedPage {
  page?: IndexedPage;
  section?: string;
  /** The host of the requested URL, if it isn't the host of the docs. */
  otherHost?: string;
}

const HOST = /^(?:[a-z]+:)?\/\/|^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?\//i;

/**
 * Finds the page for a path, with or without slashes, or for the URL of the page or of its Markdown
 * version. The part after `#` is returned as its section.
 */
export function findPage(docs: Docs, requested: string): RequestedPage {
  const {origins, baseUrl, pages} = docs;
  const text = requested.trim();
  const hosts = origins.map((origin) => new URL(origin).host);
  let url: URL;
  try {
    url = new URL(
      HOST.test(text) && !/^[a-z]+:\/\//i.test(text)
        ? `https://${text.replace(/^\/\//, '')}`
        : text,
      `${origins[0]}/`,
    );
  } catch {
    return {};
  }
  if (!hosts.includes(url.host)) {
    return {otherHost: url.host || url.protocol};
  }
  const plain = url.pathname.replace(/\.(md|html)$/, '').replace(/^\/+|\/+$/g, '');
  const paths = [`/${plain}`, `${baseUrl}${plain}`, `${baseUrl}x/${plain}`].map(
    (path) => `${path}/`,
  );
  const page = paths.flatMap((path) => pages.find((candidate) => candidate.path === path) ?? [])[0];
  const section = url.hash.slice(1);
  return {...(page && {page}), ...(section && {section: decode(section)})};
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Ids of the headings above the rows of each kind on API pages. In guides, tables can be below any
 * heading.
 */
const HEADING_OF: Partial<Record<IndexedRow['kind'], string>> = {
  prop: 'props',
  slot: 'slots',
  class: 'classes',
  property: 'properties',
};

/** Returns the lines of a list item, including those indented below it. */
function findEntry(sections: readonly Section[], label: string): string | undefined {
  const start = `- \`${label}\``;
  for (const {text} of sections) {
    const lines = text.split('\n');
    const first = lines.findIndex((line) => line.startsWith(start));
    if (first !== -1) {
      const rest = lines.slice(first + 1);
      const end = rest.findIndex((line) => /^\S/.test(line));
      return [lines[first], ...rest.slice(0, end === -1 ? undefined : end)].join('\n').trim();
    }
  }
  return undefined;
}

/** Returns the title and files of a demo by its id, which is the name of its file or folder. */
function findDemo(markdown: string, id: string): string | undefined {
  const words = id.replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2').toLowerCase();
  const parts = markdown.split(/^(?=\*\*Demo: )/m);
  const found = parts.filter(
    (part) =>
      part.startsWith('**Demo: ') &&
      (part.includes(` title="${id}.tsx"`) || part.toLowerCase().startsWith(`**demo: ${words}`)),
  );
  // The text after the files of a demo belongs to the guide.
  return found.length > 0
    ? found
        .map(
          (part) =>
            /^[^\n]*\n(?:\s*(?:(`{3,})[^]*?^\1[ \t]*$|`[^`\n]+` is the same as above\.))*/m
              .exec(part)?.[0]
              .trim() ?? part,
        )
        .join('\n\n')
    : undefined;
}

/**
 * Returns the Markdown of a part of a page: a heading with everything below it, an API row, or a
 * demo.
 *
 * @param id anchor of the part.
 * @returns `undefined` if the page has no such part.
 */
export function readSection(
  docs: Docs,
  page: IndexedPage,
  markdown: string,
  id: string,
): string | undefined {
  const sections = splitSections(markdown, page.headings);
  const first = sections.findIndex(({heading}) => heading?.id === id);
  if (first !== -1) {
    const {depth} = sections[first]!.heading!;
    const rest = sections.slice(first + 1);
    const end = rest.findIndex(({heading}) => (heading?.depth ?? 0) <= depth);
    return [sections[first]!, ...rest.slice(0, end === -1 ? undefined : end)]
      .map(({text}) => text)
      .join('\n\n');
  }
  const row = docs.rows.find((one) => one.page === page.path && one.anchor === id);
  if (row) {
    const label = row.kind === 'class' && row.removed === undefined ? row.type! : row.name;
    const heading = row.removed === undefined ? HEADING_OF[row.kind] : 'removed';
    const below = heading ? sections.filter((section) => section.heading?.id === heading) : [];
    return findEntry(below.length > 0 ? below : sections, label);
  }
  return findDemo(markdown, id);
}
