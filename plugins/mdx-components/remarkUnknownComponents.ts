import {findSimilar} from '../../site/names/findSimilar';
import {failAt, walk, type MdxFile, type MdxNode} from '../../site/mdx/mdxNodes';

interface Specifier {
  local: {name: string};
}

interface Estree {
  body: Array<{type: string; specifiers?: Specifier[]}>;
}

/** The names that a page imports, by itself or by a step. */
const listImported = (tree: MdxNode): string[] =>
  (tree.children ?? [])
    .filter(({type}) => type === 'mdxjsEsm')
    .flatMap(({data}) => (data?.estree as Estree | undefined)?.body ?? [])
    .flatMap(({specifiers = []}) => specifiers.map(({local}) => local.name));

/** What every page has without an import: a part of Docusaurus and what src/theme/MDXComponents.tsx adds. */
const EVERYWHERE = ['Head', 'CodeBlock'];

/**
 * The last step that looks at components: one that nothing brings would only be missed when the page is drawn, by then
 * without its file and line.
 *
 * @param names of the components that pages may use, which another step checks
 */
export function remarkUnknownComponents({names}: {names: readonly string[]}) {
  return (tree: MdxNode, file: MdxFile): void => {
    const known = new Set([...EVERYWHERE, ...names, ...listImported(tree)]);
    walk(tree, (node) => {
      const name = node.name ?? '';
      if (/^mdxJsx(Flow|Text)Element$/.test(node.type) && /^[A-Z]/.test(name) && !known.has(name)) {
        const similar = findSimilar(name, known, 3);
        throw failAt(
          file,
          node,
          `there is no component <${name}>: ${similar ? `did you mean <${similar}>?` : `use one of ${[...new Set([...EVERYWHERE, ...names])].sort().join(', ')}.`}`,
        );
      }
    });
  };
}
