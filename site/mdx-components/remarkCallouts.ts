import {failAt, textOf, walk, type MdxFile, type MdxNode} from '../mdx/mdxNodes';
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
 * Rejects callouts with an unknown name and lines that Markdown doesn't read as a callout. This step comes after Docusaurus' own
 * step, which has marked the known callouts.
 */
export function remarkCallouts() {
  return (tree: MdxNode, file: MdxFile): void => {
    walk(tree, (node) => {
      if (node.type === 'containerDirective' && !node.data) {
        const instead = INSTEAD[node.name ?? ''];
        throw failAt(
          file,
          node,
          `Unknown callout ":::${node.name}".`,
          `Use ${instead ? `:::${instead}` : `one of ${OFFERED}`}.`,
        );
      }
      if (node.type === 'leafDirective' && !node.data) {
        throw failAt(
          file,
          node,
          `Unknown directive "::${node.name}".`,
          `Start a callout with three colons (${OFFERED}), or write \\:: for plain colons.`,
        );
      }
      if (node.type === 'paragraph' && textOf(node).startsWith(':::')) {
        throw failAt(
          file,
          node,
          'Invalid callout.',
          'Write the title in brackets, like `:::info[Title]`, and end the callout with `:::` on a separate line.',
        );
      }
    });
  };
}
