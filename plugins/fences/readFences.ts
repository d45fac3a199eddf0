import {parseMdx} from '../agents/parseMdx';
import {walk} from '../mdx/mdxNodes';

/** A fence of a page as its writer wrote it. */
export interface Fence {
  /** The word after the back-ticks. */
  lang: string;
  /** The rest of that line. */
  meta: string;
  code: string;
  /** The line of the page that holds the first line of the code, counted from 1. */
  line: number;
}

/** The fences of a page with a language, in its order. */
export function readFences(source: string): Fence[] {
  const text = source.replaceAll('\r\n', '\n');
  const head = /^---\n[\s\S]*?\n---(?:\n|$)/.exec(text)?.[0] ?? '';
  const fences: Fence[] = [];
  // Front matter is no Markdown; its lines stay, so that the others keep their numbers.
  walk(parseMdx(head.replace(/[^\n]/g, '') + text.slice(head.length)), (node) => {
    if (node.type === 'code' && node.lang) {
      const line = (node.position?.start.line ?? 0) + 1;
      fences.push({lang: node.lang, meta: node.meta ?? '', code: node.value ?? '', line});
    }
  });
  return fences;
}
