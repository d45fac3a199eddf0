import type {IndexedPage, IndexedRow} from '@mui-x-docs/docs-index/format';
import {splitSections, type Section} from '@mui-x-docs/docs-index/splitSections';
import type {Docs} from './loadDocs';

/** A requested page, and a section or row on it. */
export interface AskedPage {
  page?: IndexedPage;
  section?: string;
  /** The host that was named, where it is another one. */
  otherHost?: string;
}

const HOST = /^(?:[a-z]+:)?\/\/|^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?\//i;

/**
 * Finds the page that an agent names: by its path with or without slashes, by its address or that of its mirror, with the id of a
 * place after `#`.
 */
export function findPage(docs: Docs, asked: string): AskedPage {
  const {origins, baseUrl, pages} = docs;
  const text = asked.trim();
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
  const known = [`/${plain}`, `${baseUrl}${plain}`, `${baseUrl}x/${plain}`].map(
    (path) => `${path}/`,
  );
  const page = known.flatMap((path) => pages.find((candidate) => candidate.path === path) ?? [])[0];
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

/** Headings of the kinds of rows on API pages. In guides, tables can be below any heading. */
const HEADING_OF: Partial<Record<IndexedRow['kind'], string>> = {
  prop: 'props',
  slot: 'slots',
  class: 'classes',
  property: 'properties',
};

/** The lines of a list entry: its own, and those indented below it. */
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

/** A demo by its id, which is the name of its file or folder: its title and its files. */
function findDemo(markdown: string, id: string): string | undefined {
  const words = id.replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2').toLowerCase();
  const parts = markdown.split(/^(?=\*\*Demo: )/m);
  const found = parts.filter(
    (part) =>
      part.startsWith('**Demo: ') &&
      (part.includes(` title="${id}.tsx"`) || part.toLowerCase().startsWith(`**demo: ${words}`)),
  );
  // What follows the files of a demo is the text of the guide.
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
 * The Markdown of one place of a page: a heading with what is below it, a row of the API, or a demo.
 *
 * @param id as in the address of the place.
 * @returns nothing where the page has no such place.
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
