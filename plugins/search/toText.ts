import {findFencedLines} from '@mui-x-docs/docs-index/findFencedLines';

/** Returns the words of MDX without code blocks, comments, URLs, tags, and Markdown syntax. */
export function toText(mdx: string): string {
  const fenced = findFencedLines(mdx);
  return (
    mdx
      .split('\n')
      .filter((_, index) => !fenced[index])
      .join('\n')
      .replace(/\{\/\*[^]*?\*\/\}|^(?:import|export) .*$|^[\s>]*:::\w*/gm, ' ')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      // Angle brackets in a code span are text.
      .replace(/`+([^`]*)`+|<[^>]*>/g, (_, code?: string) => code ?? ' ')
      .replace(/^[\s>]*(?:#+|[-*+]|\d+\.)\s/gm, ' ')
      .replace(/^[\s>]*\|[\s:|-]+\|\s*$/gm, ' ')
      .replace(/\*\*|\|/g, ' ')
      .replace(/[\s\u200b]+/g, ' ')
      .trim()
  );
}
