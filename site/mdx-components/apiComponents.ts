import path from 'node:path';
import {
  listName,
  listParts,
  moduleFile,
  readApiList,
  readRemovedNames,
  removedName,
} from '../api/readApi';
import {
  createMatrixTable,
  printMatrix,
  readMatrixProps,
  readPropMatrix,
  type PropMatrix,
} from '../api/readPropMatrix';
import {API_LISTS} from '../api/shared';
import {renderApiPart} from '../markdown/renderApi';
import type {MdxComponent, MdxComponents, MdxProps} from '../mdx/mdxComponent';
import type {PagePlace} from '../pages/pageFiles';
import {PRODUCT_NAMES} from '../products/shared';
import {readOneOf, readText} from './readProps';

const apiDirOf = ({docsDir}: PagePlace): string => path.join(docsDir, 'api');

/** The component that renders the tables of the API reference, in guides and on API pages. */
const API_PART = {module: '@site/src/components/api', drawnBy: 'ApiPart'};

/** Creates the MDX component for a list of the grid's API. */
function createList(tag: string): MdxComponent {
  const {kind, part} = API_LISTS[tag]!;
  return {
    ...API_PART,
    props: part ? {[part]: 'text'} : {},
    prepare: ({props}, page) => {
      const folder = path.join(apiDirOf(page), 'data-grid');
      const list = listName(kind, part && readOneOf(props, part, listParts(folder, kind)));
      return {
        ...(part && {[part]: undefined}),
        api: page.importFile(path.join(folder, moduleFile(list))),
        name: kind,
      };
    },
    toMarkdown: ({props}, page) =>
      renderApiPart(
        kind,
        readApiList(apiDirOf(page), kind, part && readText(props, part)),
        page.resolve,
      ),
  };
}

/** Returns the data of a `<PropMatrix>`. Its components belong to the page's product. */
function readMatrix(props: MdxProps, page: PagePlace): PropMatrix {
  const {components, props: names} = readMatrixProps(props);
  const area = /^react-([\w-]+)/.exec(path.relative(page.docsDir, page.folder))?.[1] ?? '';
  return readPropMatrix(apiDirOf(page), area, components, names);
}

/** The MDX components that show data of the API reference. */
export const API_COMPONENTS: MdxComponents = {
  ApiEvents: createList('ApiEvents'),
  ApiMethods: createList('ApiMethods'),
  ApiSelectors: createList('ApiSelectors'),
  PropMatrix: {
    props: {components: 'texts', props: 'texts'},
    prepare: ({node, props}, page) => {
      const table = createMatrixTable(readMatrix(props, page));
      delete node.name;
      delete node.attributes;
      Object.assign(node, table);
    },
    toMarkdown: ({props}, page) => printMatrix(readMatrix(props, page), page.resolve),
  },
  RemovedNames: {
    ...API_PART,
    props: {product: 'text', from: 'text'},
    prepare: ({props}, page) => {
      const folder = path.join(apiDirOf(page), readOneOf(props, 'product', PRODUCT_NAMES));
      const from = readOneOf(props, 'from', listParts(folder, 'removed'));
      return {
        product: undefined,
        from: undefined,
        api: page.importFile(path.join(folder, moduleFile(removedName(from)))),
        name: 'removedNames',
      };
    },
    toMarkdown: ({props}, page) =>
      renderApiPart(
        'removedNames',
        readRemovedNames(apiDirOf(page), readText(props, 'product'), readText(props, 'from')),
        page.resolve,
      ),
  },
};
