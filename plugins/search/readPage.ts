import {parseDocument} from 'htmlparser2';
import type {FoundPage, FoundRemoved, FoundRow} from './collectIndex';
import {REMOVED_KINDS, ROW_KINDS, type IndexedRowKind, type RemovedKind} from './shared';

/** What a finished page says: its names for the index of names, and its prose for the index of the full text. */
export interface ReadPage extends Pick<
  FoundPage,
  'title' | 'description' | 'sections' | 'rows' | 'removed' | 'demos'
> {
  /** The page again as HTML, reduced to headings with their ids and the text below them; without the rows of the API reference. */
  prose: string;
  /** What the rows of the API reference say of themselves. */
  about: {id: string; name: string; text: string}[];
  plan?: string;
}

interface Node {
  type: string;
  data?: string;
  name?: string;
  attribs?: Record<string, string>;
  children?: Node[];
}

/** What holds no words that a reader would search for: controls, drawings, code. */
const SILENT = new Set([
  'script',
  'style',
  'nav',
  'button',
  'svg',
  'pre',
  'textarea',
  'input',
  'select',
  'template',
  'noscript',
  'iframe',
]);

const HEADING = /^h[1-4]$/;

const BLOCKS =
  /^(p|div|section|ul|ol|li|table|tr|td|th|dl|dt|dd|blockquote|details|summary|figure|header|footer|h[1-6])$/;

const PLAN = /\bplan-(pro|premium)\b/;

function* descend(node: Node, enter: (node: Node) => boolean = () => true): Generator<Node> {
  for (const child of node.children ?? []) {
    if (enter(child)) {
      yield child;
      yield* descend(child, enter);
    }
  }
}

const find = (node: Node, test: (node: Node) => boolean): Node | undefined => {
  for (const each of descend(node)) {
    if (test(each)) {
      return each;
    }
  }
  return undefined;
};

const has = (node: Node, attribute: string, value: string) => node.attribs?.[attribute] === value;

const isSilent = (node: Node): boolean =>
  SILENT.has(node.name ?? '') ||
  has(node, 'aria-hidden', 'true') ||
  // What every page offers, like its Markdown.
  node.attribs?.['data-unsearched'] !== undefined ||
  // Neither the link to a section nor a remark on the translation is what the page says.
  /\b(?:hash-link|translation-notice)\b/.test(node.attribs?.class ?? '');

/** The words of an element, a space between blocks: cells that touch would otherwise make one word. */
function wordsOf(node: Node): string {
  const parts: string[] = [];
  const walk = (each: Node): void => {
    if (each.type === 'text') {
      parts.push(each.data ?? '');
    } else if (!isSilent(each)) {
      const apart = BLOCKS.test(each.name ?? '');
      if (apart) {
        parts.push(' ');
      }
      each.children?.forEach(walk);
      if (apart) {
        parts.push(' ');
      }
    }
  };
  walk(node);
  return parts
    .join('')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}

/** Text as HTML. */
export const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The plan whose icon stands in an element. */
const planIn = (node: Node): string | undefined => {
  const icon = find(node, (each) => each.name === 'img' && PLAN.test(each.attribs?.class ?? ''));
  return PLAN.exec(icon?.attribs?.class ?? '')?.[1];
};

/** The parts of a row's id in front of its name: `bar-chart` and `prop`. */
function splitId(id: string, name: string): [prefix?: string, kind?: string] {
  const [, prefix, kind] = id.endsWith(`-${name}`)
    ? (/^(.+)-([a-z]+)$/.exec(id.slice(0, -name.length - 1)) ?? [])
    : [];
  return [prefix, kind];
}

/** The names that a page of the API reference has lost: a folded list. */
function readRemoved(fold: Node): FoundRemoved[] {
  return [...descend(fold)].flatMap((node): FoundRemoved[] => {
    const id = node.name === 'li' ? node.attribs?.id : undefined;
    const code = id && find(node, ({name}) => name === 'code');
    const name = code ? wordsOf(code) : '';
    const [prefix, kind] = splitId(id ?? '', name);
    if (!prefix || !(REMOVED_KINDS as readonly string[]).includes(kind ?? '')) {
      return [];
    }
    const use = find(node, (each) => each.attribs?.['data-use'] !== undefined);
    return [{kind: kind as RemovedKind, prefix, name, use: use ? wordsOf(use) : ''}];
  });
}

/** A row of the API reference; nothing for rows of other tables. */
function readRow(node: Node): FoundRow | undefined {
  const id = node.attribs?.id;
  const head = find(node, (each) => has(each, 'role', 'rowheader'));
  const link = head && find(head, (each) => each.attribs?.['data-row-link'] !== undefined);
  if (!id || !head || !link) {
    return undefined;
  }
  // A required prop carries an asterisk in an element of its own, a property that may be left out a question mark.
  const name = wordsOf({type: 'tag', children: link.children?.filter(({type}) => type === 'text')});
  const [prefix, kind] = splitId(id, name);
  if (!prefix || !(ROW_KINDS as readonly string[]).includes(kind!)) {
    return undefined;
  }
  const marks = (node.attribs?.['data-marks'] ?? '').split(' ');
  return {
    kind: kind as IndexedRowKind,
    prefix,
    name,
    plan: planIn(head),
    ...(marks.includes('deprecated') && {deprecated: true}),
  };
}

/** What a description cell says itself: not its list of demos. */
const isDescription = (node: Node) => !/usedIn/i.test(node.attribs?.class ?? '');

/** Reads a page of the built site; undefined for one that should not be found (a redirect, a page kept out of search engines). */
export function readPage(html: string): ReadPage | undefined {
  const document = parseDocument(html) as unknown as Node;
  for (const meta of descend(document, ({name}) => name !== 'body')) {
    if (
      meta.name === 'meta' &&
      (/refresh/i.test(meta.attribs?.['http-equiv'] ?? '') ||
        (has(meta, 'name', 'robots') && /noindex/.test(meta.attribs?.content ?? '')))
    ) {
      return undefined;
    }
  }
  const main =
    find(document, ({name}) => name === 'article') ?? find(document, ({name}) => name === 'main');
  const heading = main && find(main, ({name}) => name === 'h1');
  if (!main || !heading) {
    return undefined;
  }

  const sections: [string, string][] = [];
  const rows: FoundRow[] = [];
  const removed: FoundRemoved[] = [];
  const demos: string[] = [];
  let description: string | undefined;
  const about: ReadPage['about'] = [];
  const prose: string[] = [];
  let line: string[] = [];
  const endLine = () => {
    const text = line
      .join('')
      .replace(/[\s\u200b]+/g, ' ')
      .trim();
    if (text) {
      prose.push(`<p>${escape(text)}</p>`);
    }
    line = [];
  };

  const walk = (node: Node): void => {
    if (node.type === 'text') {
      line.push(node.data ?? '');
      return;
    }
    const {name = '', attribs = {}} = node;
    if (isSilent(node)) {
      return;
    }
    if (attribs['data-removed'] !== undefined) {
      removed.push(...readRemoved(node));
      return;
    }
    if (attribs['data-demo']) {
      demos.push(attribs['data-demo']);
      return;
    }
    if (HEADING.test(name)) {
      endLine();
      const text = wordsOf(node);
      if (name !== 'h1' && attribs.id && text) {
        sections.push([attribs.id, text]);
        prose.push(`<${name} id="${escape(attribs.id)}">${escape(text)}</${name}>`);
      }
      return;
    }
    const row = has(node, 'role', 'row') && readRow(node);
    if (row) {
      endLine();
      rows.push(row);
      const cell = find(node, (each) => has(each, 'data-cell', 'description'));
      const text = cell && wordsOf({...cell, children: cell.children?.filter(isDescription)});
      about.push({id: attribs.id!, name: row.name, text: text ?? ''});
      return;
    }
    // The controls of a table speak of the table.
    if (has(node, 'role', 'group') || has(node, 'role', 'columnheader')) {
      return;
    }
    const apart = BLOCKS.test(name);
    if (apart) {
      endLine();
    }
    if (/\bdescription\b/.test(attribs.class ?? '') && description === undefined) {
      description = wordsOf(node);
    }
    node.children?.forEach(walk);
    if (apart) {
      endLine();
    }
  };
  walk(main);
  endLine();

  const title = wordsOf(heading);
  return {
    title,
    plan: planIn(heading) ?? undefined,
    description,
    sections,
    rows,
    ...(removed.length > 0 && {removed}),
    demos,
    prose: `<h1>${escape(title)}</h1>${prose.join('\n')}`,
    about,
  };
}
