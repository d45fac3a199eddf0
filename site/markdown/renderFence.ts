import {extractHighlightComments} from '../code/markLines';
import {parseFenceMeta} from '../code/parseFenceMeta';
import type {MdxNode} from '../mdx/mdxNodes';

/** A fence that its content cannot close. */
export function fence(content: string, info: string): string {
  const longest = Math.max(2, ...(content.match(/^`{3,}/gm) ?? []).map(({length}) => length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}${info}\n${content.trimEnd()}\n${mark}`;
}

/** A fence of a page without what only our own code blocks understand. */
export function renderFence(node: MdxNode): string {
  const {title} = parseFenceMeta(node.lang, node.meta);
  return fence(
    extractHighlightComments(node.value ?? '').code,
    `${node.lang ?? ''}${title ? ` title="${title}"` : ''}`,
  );
}
