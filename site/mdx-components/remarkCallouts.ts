import {failAt, textOf, walk, type MdxFile, type MdxNode} from '../mdx/mdxNodes';
import {CALLOUTS} from './shared';

const OFFERED = CALLOUTS.map((name) => `:::${name}`).join(', ');

/** What to write instead of names that people know from elsewhere. */
const INSTEAD: Record<string, string> = {
  note: 'info',
  tip: 'success',
  caution: 'warning',
  important: 'warning',
  danger: 'error',
  secondary: 'info',
};

/**
 * The step that lets no callout with another name pass, nor one that Markdown does not read as a callout. It comes
 * after Docusaurus' own step, which has marked the callouts that exist.
 */
export function remarkCallouts() {
  return (tree: MdxNode, file: MdxFile): void => {
    walk(tree, (node) => {
      if (node.type === 'containerDirective' && !node.data) {
        const instead = INSTEAD[node.name ?? ''];
        throw failAt(
          file,
          node,
          `There is no callout :::${node.name}: use ${instead ? `:::${instead}` : `one of ${OFFERED}`}.`,
        );
      }
      if (node.type === 'leafDirective' && !node.data) {
        throw failAt(
          file,
          node,
          `"::${node.name}" means nothing here: a callout opens with three colons (${OFFERED}); write \\:: for plain colons.`,
        );
      }
      if (node.type === 'paragraph' && textOf(node).startsWith(':::')) {
        throw failAt(
          file,
          node,
          'This line is no callout: write the title in brackets, as in :::info[Title], and close with ::: on a line of its own.',
        );
      }
    });
  };
}
