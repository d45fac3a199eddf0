import {extractHighlightComments} from '../code/markLines';
import {parseFenceMeta} from '../code/parseFenceMeta';
import type {MdxNode} from '../mdx/mdxNodes';

/** Creates a code block with enough backticks that its content can't close it. */
export function fence(content: string, info: string): string {
  const longest = Math.max(2, ...(content.match(/^`{3,}/gm) ?? []).map(({length}) => length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}${info}\n${content.trimEnd()}\n${mark}`;
}

/** Renders a page's code block without the options that only this site supports. */
export function renderFence(node: MdxNode): string {
  const {title} = parseFenceMeta(node.lang, node.meta);
  return fence(
    extractHighlightComments(node.value ?? '').code,
    `${node.lang ?? ''}${title ? ` title="${title}"` : ''}`,
  );
}
