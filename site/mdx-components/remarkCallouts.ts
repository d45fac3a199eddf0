import {checkNodes, textOf, type MdxFile, type MdxNode} from '../mdx/mdxNodes';
import {createError} from '../problems/problemStore';
import {CALLOUTS} from './shared';

const OFFERED = CALLOUTS.map((name) => `:::${name}`).join(', ');

/** Replacements for names that other sites use. */
const INSTEAD: Record<string, string> = {
  note: 'info',
  tip: 'success',
  caution: 'warning',
  important: 'warning',
  danger: 'error',
  secondary: 'info',
};

/**
 * Rejects callouts with an unknown name, and lines that Markdown doesn't parse as a callout. Runs
 * after Docusaurus' own plugin, which has marked the valid callouts.
 */
export function remarkCallouts() {
  return (tree: MdxNode, file: MdxFile): void => {
    checkNodes(tree, file, (node) => {
      const {type, data, name} = node;
      if (type === 'containerDirective' && !data) {
        const instead = INSTEAD[name ?? ''];
        const fix = `Use ${instead ? `:::${instead}` : `one of ${OFFERED}`}.`;
        throw createError(`Unknown callout ":::${name}".`, fix);
      }
      if (type === 'leafDirective' && !data) {
        throw createError(
          `Unknown directive "::${name}".`,
          `Start a callout with three colons (${OFFERED}), or write \\:: for plain colons.`,
        );
      }
      if (type === 'paragraph' && textOf(node).startsWith(':::')) {
        throw createError(
          'Invalid callout.',
          'Write the title in brackets, like `:::info[Title]`, and end the callout with `:::` on a separate line.',
        );
      }
    });
  };
}
