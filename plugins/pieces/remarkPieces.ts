import {findDemoFolder} from '../demos/findDemoFolder';
import {
  createAttribute,
  createImport,
  failAt,
  readAttributes,
  walk,
  type MdxAttribute,
  type MdxFile,
  type MdxNode,
} from '../mdx/mdxNodes';
import {collectLocales} from './collectLocales';
import {readInstallation} from './readInstallation';
import {PRODUCTS, type Product} from './shared';

interface Context {
  /** The page's folder in the source language, in the same version. */
  folder: string;
  language: string;
  repoUrl: string;
}

interface Piece {
  /** The module whose export of the piece's name draws it. */
  module: string;
  /** The props that writers may give. */
  props: readonly string[];
  /** What the build adds to the props; throws a sentence when the props are wrong. */
  prepare: (
    props: ReadonlyMap<string, string | true | undefined>,
    context: Context,
  ) => Record<string, unknown>;
}

function readProduct(
  props: ReadonlyMap<string, string | true | undefined>,
  offered: readonly Product[] = PRODUCTS,
): Product {
  const product = props.get('product');
  const found = offered.find((name) => name === product);
  if (!found) {
    throw new Error(
      `needs a product: write product="…" with one of ${offered.join(', ')}${product === undefined ? '' : `, not "${product}"`}.`,
    );
  }
  return found;
}

/** The pieces that pages use without importing them. Their code is loaded by the pages that use them, and no others. */
const PIECES: Record<string, Piece> = {
  Installation: {
    module: '@site/src/components/Installation',
    props: ['product'],
    prepare: (props, {folder}) => ({data: readInstallation(readProduct(props), folder)}),
  },
  LocaleTable: {
    module: '@site/src/components/LocaleTable',
    props: ['product'],
    prepare: (props, {folder, language, repoUrl}) => ({
      rows: collectLocales(readProduct(props, ['data-grid', 'date-pickers', 'charts']), folder, {
        language,
        repoUrl,
      }),
    }),
  },
};

/** How to build the pieces: where the site lies, where its source is, and the language that is being built. */
export interface PieceOptions {
  siteDir: string;
  repoUrl: string;
  /** By default the language that Docusaurus builds. */
  language?: string;
}

/**
 * The step that gives the pieces of a page their code and the data that only the build knows. A piece with a prop that
 * it does not have, or without one that it needs, stops the build with file and line.
 */
export function remarkPieces({siteDir, repoUrl, language}: PieceOptions) {
  return (tree: MdxNode, file: MdxFile): void => {
    const used = new Set<string>();
    const context: Context = {
      folder: findDemoFolder(siteDir, file.path ?? siteDir),
      language: language ?? process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'en',
      repoUrl,
    };
    walk(tree, (node) => {
      const name = node.name ?? '';
      const piece = Object.hasOwn(PIECES, name) ? PIECES[name] : undefined;
      if (!piece || !/^mdxJsx(Flow|Text)Element$/.test(node.type)) {
        return;
      }
      const props = readAttributes(node);
      const attributes = node.attributes as MdxAttribute[];
      try {
        for (const prop of props.keys()) {
          if (!piece.props.includes(prop)) {
            throw new Error(`has no prop "${prop}": it has ${piece.props.join(', ')}.`);
          }
        }
        for (const [prop, value] of Object.entries(piece.prepare(props, context))) {
          attributes.push(createAttribute(prop, value));
        }
      } catch (error) {
        throw failAt(file, node, `<${name}> ${(error as Error).message}`);
      }
      used.add(name);
    });
    tree.children?.unshift(...[...used].map((name) => createImport(name, PIECES[name]!.module)));
  };
}
