import {stripMarkers} from '../../site/mdx/extractMarkers';
import {
  headingTextOf,
  readData,
  textOf,
  walk,
  type MdxAttribute,
  type MdxNode,
} from '../../site/mdx/mdxNodes';
import type {CatalogDemo} from './shared';

/** A demo as a guide shows it. */
export type GuideDemo = Omit<CatalogDemo, 'plan' | 'components' | 'props'>;

/** Returns the first sentence of a text, in languages with either kind of period. */
function firstSentence(text: string): string {
  const [sentence = text] = /^.*?(?:[.!?](?=\s|$)|[。！？])/.exec(text) ?? [];
  return sentence.replace(/:$/, '.').replace(/：$/, '。');
}

/** Returns whether a node's children are the page's own text, rather than a list or a callout. */
const isInFlow = (node: MdxNode | undefined): boolean =>
  node?.type === 'root' || node?.type === 'mdxJsxFlowElement';

/**
 * Lists the demos of a guide in order, each with the first sentence of the closest paragraph before
 * it in its section; without text if there is none.
 *
 * @param tree the guide's parsed source
 */
export function readGuideDemos(tree: MdxNode): GuideDemo[] {
  const demos: GuideDemo[] = [];
  let section = '';
  let paragraph = '';
  walk(tree, (node, parent) => {
    if (node.type === 'heading') {
      section = stripMarkers(headingTextOf(node)).replace(/\s+/g, ' ');
      paragraph = '';
    } else if (node.type === 'paragraph' && isInFlow(parent)) {
      paragraph = textOf(node).replace(/\s+/g, ' ').trim();
    } else if (node.name === 'Demo') {
      const {name, height, iframe, hideToolbar} = Object.fromEntries(
        (node.attributes as MdxAttribute[]).map((attribute) => [
          attribute.name,
          readData(attribute),
        ]),
      );
      demos.push({
        name: String(name),
        ...(section && {section}),
        text: firstSentence(paragraph),
        ...(typeof height === 'number' && {height}),
        ...(iframe === true && {iframe}),
        ...(hideToolbar === true && {bare: true}),
      });
    }
  });
  return demos;
}
