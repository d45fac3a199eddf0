import {
  becomeElement,
  createImport,
  checkNodes,
  locate,
  type MdxFile,
  type MdxNode,
} from '../../site/mdx/mdxNodes';
import {findSyntaxError} from '../../site/mdx/parseFence';
import {highlightLines} from '../../site/code/highlightCode';
import {extractHighlightComments} from '../../site/code/markLines';
import {parseFenceMeta} from '../../site/code/parseFenceMeta';
import {createError} from '../../site/problems/problemStore';

/** Returns the class of inserted and deleted lines, which have a full-width background. */
function diffClass(line: string): string {
  return line.startsWith('<span class="token inserted">')
    ? ' codeLine--inserted'
    : line.startsWith('<span class="token deleted">')
      ? ' codeLine--deleted'
      : '';
}

/**
 * Converts a code block to the attributes of `<CodeBlock>`. Lines are only wrapped in elements if
 * one of them has a number or background, because the number of elements matters on pages full of
 * code.
 */
export function fenceToAttributes(
  lang: string | null | undefined,
  meta: string | null | undefined,
  value: string,
): Record<string, unknown> {
  const {highlighted, ...rest} = parseFenceMeta(lang, meta);
  const language = lang!;
  const marks = extractHighlightComments(value);
  const lines = highlightLines(marks.code, language);
  const marked = new Set([...highlighted, ...marks.highlighted]);
  const last = Math.max(0, ...marked);
  if (last > lines.length) {
    throw createError(`Can't highlight line ${last}: the code block has ${lines.length} lines.`);
  }
  const byLine = marked.size > 0 || rest.firstLine !== undefined || language === 'diff';
  return {
    html: byLine
      ? lines
          .map((line, index) => {
            const classes =
              'codeLine' +
              (marked.has(index + 1) ? ' codeLine--highlighted' : '') +
              (language === 'diff' ? diffClass(line) : '');
            return `<span class="${classes}">${line}</span>`;
          })
          .join('\n')
      : lines.join('\n'),
    language,
    title: rest.title,
    tab: rest.tab,
    firstLine: rest.firstLine,
    wrap: rest.wrap || undefined,
  };
}

/**
 * Rejects code with a syntax error. In a diff, `npm run check:fences` checks the code before and after.
 */
function checkSyntax(file: MdxFile, {lang, value = '', position}: MdxNode): void {
  const problem = lang && findSyntaxError(lang, extractHighlightComments(value).code);
  if (problem) {
    const line = (position?.start.line ?? 0) + 1 + problem.row;
    throw createError(
      `Invalid ${lang}: ${problem.message}.`,
      'Fix this line, or write ```text.',
      locate(file, line),
    );
  }
}

/**
 * Remark plugin that highlights code blocks at build time and passes the HTML to `<CodeBlock>`, so
 * no grammar reaches the browser. A code block with a missing, unknown, or duplicate language fails
 * the build with file and line.
 */
export function remarkFences() {
  return (tree: MdxNode, file: MdxFile): void => {
    let hasMarked = false;
    checkNodes(tree, file, (node, parent) => {
      if (node.type !== 'code') {
        return;
      }
      checkSyntax(file, node);
      const attributes = fenceToAttributes(node.lang, node.meta, node.value ?? '');
      if (attributes.tab !== undefined && parent?.name !== 'CodeTabs') {
        throw createError(
          '`tab="…"` only works in `<CodeTabs>`.',
          'Put the code block in `<CodeTabs storageKey="…">`.',
        );
      }
      const isMarked = String(attributes.html).startsWith('<span class="codeLine');
      becomeElement(node, isMarked ? 'AnnotatedCodeBlock' : 'CodeBlock', attributes);
      hasMarked ||= isMarked;
    });
    // Most pages don't need these components, so only pages that use them import them;
    // site/mdx-components does the same for <CodeTabs>.
    if (hasMarked) {
      tree.children?.unshift(
        createImport('AnnotatedCodeBlock', '@site/src/components/mdx/Code/AnnotatedCodeBlock'),
      );
    }
  };
}
