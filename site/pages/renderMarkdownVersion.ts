import {stripMarkers} from '../mdx/extractMarkers';
import {createSlugger} from '@docusaurus/utils';
import {readApiPage} from '../api/readApi';
import {renderApiPart} from '../markdown/renderApi';
import {renderFence} from '../markdown/renderFence';
import {expandMarkers} from '../markdown/expandMarkers';
import type {MdxComponents, MarkdownContext, ToMarkdown} from '../mdx/mdxComponent';
import {readHeadingIds} from '../mdx/headingIds';
import {headingTextOf, locate, readData, type MdxAttribute, type MdxNode} from '../mdx/mdxNodes';
import {parseMdx} from '../mdx/parseMdx';
import {addLocation, createError} from '../problems/problemStore';
import {findFencedLines} from '@mui-x-docs/docs-index/findFencedLines';
import type {SectionHeading} from '@mui-x-docs/docs-index/format';

/** The content of a page as Markdown. */
export interface PageBody {
  markdown: string;
  headings: SectionHeading[];
}

/** Renders a component of a generated API page, which authors don't use. */
const renderApiTag: ToMarkdown = ({props}, {file, resolve}) => {
  const data = readApiPage(file);
  if (!data) {
    throw createError('This tag is only for pages of the API reference.');
  }
  return renderApiPart(String(props.get('name')), data, resolve);
};

const CALLOUT_NAMES: Record<string, string> = {
  info: 'Note',
  success: 'Tip',
  warning: 'Warning',
  error: 'Danger',
};

interface SourceRange {
  start: {line: number; column: number; offset: number};
  end: {offset: number};
}

const rangeOf = (node: MdxNode): SourceRange => node.position as unknown as SourceRange;

/** Returns the first id and the text of a heading, as on the page. */
function readHeading(node: MdxNode, slugger: ReturnType<typeof createSlugger>): SectionHeading {
  const [explicit] = readHeadingIds(node);
  const text = stripMarkers(headingTextOf(node));
  return {text, id: explicit ?? slugger.slug(text), depth: node.depth ?? 2};
}

/**
 * Converts the source of a page to plain Markdown. Markdown stays as written, and each component is
 * replaced by its Markdown version.
 *
 * @param source the page without its front matter
 * @param components the MDX components that pages may use
 * @throws with file and line for an MDX component without a Markdown version
 */
export function renderMarkdownVersion(
  source: string,
  components: MdxComponents,
  context: MarkdownContext,
): PageBody {
  const slugger = createSlugger();
  const headings: SectionHeading[] = [];
  const at = {path: context.file, cwd: context.siteDir};

  /**
   * Returns the source of a node with its children rendered; without the node's own syntax if
   * `onlyInside` is set.
   */
  const splice = (node: MdxNode, onlyInside = false): string => {
    const children = (node.children ?? []).filter(
      (child) => child.position && !child.data?.directiveLabel,
    );
    const first = children[0];
    const last = children.at(-1);
    if (onlyInside && (!first || !last)) {
      return '';
    }
    let offset = onlyInside ? rangeOf(first!).start.offset : rangeOf(node).start.offset;
    const end = onlyInside ? rangeOf(last!).end.offset : rangeOf(node).end.offset;
    let result = '';
    for (const child of children) {
      const {start, end: childEnd} = rangeOf(child);
      result += source.slice(offset, start.offset) + render(child);
      offset = childEnd.offset;
    }
    return result + source.slice(offset, end);
  };

  /**
   * Replaces a node by several lines. In a list or quote, each line gets the prefix of the node's
   * line.
   */
  const block = (node: MdxNode, markdown: string): string => {
    const {start} = rangeOf(node);
    const before = source.slice(start.offset - start.column + 1, start.offset);
    const prefix = before.replace(/[^\s>]/g, ' ');
    return markdown.replaceAll(/\n(?!\n)/g, `\n${prefix}`).replaceAll(/^\s+$/gm, '');
  };

  const renderElement = (node: MdxNode): string => {
    const name = node.name ?? '';
    if (/^[a-z]/.test(name)) {
      const inside = splice(node, true);
      return name === 'br' || name === 'hr'
        ? `<${name}>`
        : node.type === 'mdxJsxFlowElement'
          ? `<${name}>\n\n${inside}\n\n</${name}>`
          : `<${name}>${inside}</${name}>`;
    }
    const isApiTag = name === 'ApiPart';
    const toMarkdown = isApiTag
      ? renderApiTag
      : Object.hasOwn(components, name)
        ? components[name]?.toMarkdown
        : undefined;
    if (!toMarkdown) {
      throw createError(
        "Can't convert this tag to Markdown.",
        'Add it to `MDX_COMPONENTS` in site/mdx-components/registry.ts.',
      );
    }
    const props = new Map<string, unknown>();
    for (const attribute of node.attributes as MdxAttribute[]) {
      // Generated pages pass a variable, whose data the API renderer reads from the file next to
      // the page.
      if (!(isApiTag && attribute.name === 'api')) {
        props.set(attribute.name, readData(attribute));
      }
    }
    return toMarkdown({node, props, inside: () => splice(node, true)}, context);
  };

  const renderLink = (node: MdxNode & {url?: string; title?: string; alt?: string}): string => {
    // Docusaurus' prefix for files of the site that aren't pages.
    const url = (node.url ?? '').replace(/^pathname:\/\//, '');
    const own = source.slice(rangeOf(node).start.offset, rangeOf(node).end.offset);
    if (!/^!?\[/.test(own) || !/^[./#]/.test(url)) {
      return node.type === 'link' && own.startsWith('[') ? splice(node) : own;
    }
    const title = node.title ? ` "${node.title}"` : '';
    const words = node.type === 'image' ? (node.alt ?? '') : splice(node, true);
    return `${node.type === 'image' ? '!' : ''}[${words}](${context.resolve(url)}${title})`;
  };

  const render = (node: MdxNode): string => {
    switch (node.type) {
      case 'mdxjsEsm':
        return '';
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const value = node.value?.trim() ?? '';
        if (value === '' || /^\/\*[^]*\*\/$/.test(value)) {
          return '';
        }
        const text = /^(["'`])([^]*)\1$/.exec(value)?.[2];
        if (text === undefined) {
          throw createError(
            `Can't convert \`{${value}}\` to Markdown.`,
            'Write it as plain text.',
            locate(at, node.position?.start.line),
          );
        }
        return text;
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        try {
          return block(node, renderElement(node));
        } catch (error) {
          throw addLocation(error, locate(at, node.position?.start.line), `\`<${node.name}>\`: `);
        }
      case 'code':
        return block(node, renderFence(node));
      case 'heading': {
        headings.push(readHeading(node, slugger));
        const words = splice(node, true).trim();
        return `${'#'.repeat(node.depth ?? 2)} ${expandMarkers(words)}`;
      }
      case 'containerDirective': {
        const label = node.children?.find((child) => child.data?.directiveLabel);
        const name = CALLOUT_NAMES[node.name ?? ''] ?? node.name ?? '';
        const title = label ? `${name}: ${splice(label, true)}` : name;
        return `**${title}**\n\n${splice(node, true)}`
          .split('\n')
          .map((line) => (line === '' ? '>' : `> ${line}`))
          .join('\n');
      }
      case 'link':
      case 'image':
        return renderLink(node);
      case 'definition': {
        const {url = ''} = node as MdxNode & {url?: string};
        const own = splice(node);
        return /^[./#]/.test(url) ? own.replace(url, context.resolve(url)) : own;
      }
      default:
        return splice(node);
    }
  };

  return {markdown: `${tidy(splice(parseMdx(source), true))}\n`, headings};
}

/** Removes repeated empty lines outside code blocks. */
function tidy(markdown: string): string {
  const fenced = findFencedLines(markdown);
  return markdown
    .split('\n')
    .map((line, index) => (fenced[index] ? line : line.trimEnd()))
    .filter((line, index, lines) => fenced[index] || line !== '' || lines[index - 1] !== '')
    .join('\n')
    .trim();
}
