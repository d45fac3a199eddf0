import {parseDocument} from 'htmlparser2';
import type {FoundPage} from './collectIndex';

/**
 * What a finished page says: its names for the index of names, and its prose for the index of the full text. What it has of the
 * API reference is not read here but from its data, see readRows.
 */
export interface ReadPage extends Pick<FoundPage, 'title' | 'description' | 'sections' | 'demos'> {
  /** The page again as HTML, reduced to headings with their ids and the text below them. */
  prose: string;
  plan?: string;
}

interface Node {
  type: string;
  data?: string;
  name?: string;
  attribs?: Record<string, string>;
  children?: Node[];
}

/** Sections that every page of the API reference has, and that say nothing of its own. */
const COMMON = new Set(['import', 'source-code', 'theme-default-props']);

/** What holds no words that a reader would search for: controls, drawings, code. */
const SILENT = new Set([
  'footer',
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

/** The rows of the API reference, and the names that a page of it has lost. */
const isFromData = ({attribs = {}}: Node): boolean =>
  attribs['data-api-table'] !== undefined || attribs['data-removed'] !== undefined;

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
  const demos: string[] = [];
  let description: string | undefined;
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

  let isCommon = false;
  const walk = (node: Node): void => {
    if (node.type === 'text') {
      line.push(isCommon ? ' ' : (node.data ?? ''));
      return;
    }
    const {name = '', attribs = {}} = node;
    if (isSilent(node) || isFromData(node)) {
      return;
    }
    if (attribs['data-demo']) {
      demos.push(attribs['data-demo']);
      return;
    }
    if (HEADING.test(name)) {
      endLine();
      const text = wordsOf(node);
      isCommon = COMMON.has(attribs.id ?? '');
      if (isCommon) {
        return;
      }
      if (name !== 'h1' && attribs.id && text) {
        sections.push([attribs.id, text]);
        prose.push(`<${name} id="${escape(attribs.id)}">${escape(text)}</${name}>`);
      }
      return;
    }
    // Controls speak of what they control.
    if (has(node, 'role', 'group')) {
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
    demos,
    prose: `<h1>${escape(title)}</h1>${prose.join('\n')}`,
  };
}
