import fs from 'node:fs';
import path from 'node:path';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import {
  listName,
  listParts,
  moduleFile,
  readApiPage,
  readApiList,
  readRemovedNames,
  removedName,
} from '../api/readApi';
import {printMatrix, readMatrixProps, readPropMatrix, type PropMatrix} from '../api/readPropMatrix';
import {API_LISTS} from '../api/shared';
import {renderApiPart} from '../markdown/renderApi';
import type {MdxComponent, MdxComponents, MdxProps} from '../mdx/mdxComponent';
import type {PagePaths} from '../pages/pageFiles';
import {createError} from '../problems/problemStore';
import {PRODUCT_NAMES} from '../products/shared';
import {readOneOf, readText} from './readProps';
import {replaceWithTable} from './replaceWithTable';

const apiDirOf = ({docsDir}: PagePaths): string => path.join(docsDir, 'api');

/** The component that renders the tables of the API reference, in guides and on API pages. */
const API_PART = {module: '@site/src/components/api', renderedBy: 'ApiPart'};

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

/** Returns the API area of a page's product. */
const areaOf = ({docsDir, folder}: PagePaths): string =>
  /^react-([\w-]+)/.exec(path.relative(docsDir, folder))?.[1] ?? '';

/** Returns the API page of the interface in the prop `of`. It belongs to the page's product. */
function interfaceFile(props: MdxProps, page: PagePaths): string {
  const name = readText(props, 'of');
  const file = path.join(apiDirOf(page), areaOf(page), `${toKebabCase(name)}.mdx`);
  if (!fs.existsSync(file)) {
    throw createError(`No API page for \`of="${name}"\`.`, 'Correct the name of the interface.');
  }
  return file;
}

/** Returns the data of a `<PropMatrix>`. Its components belong to the page's product. */
function readMatrix(props: MdxProps, page: PagePaths): PropMatrix {
  const {components, props: names} = readMatrixProps(props);
  const area = areaOf(page);
  return readPropMatrix(apiDirOf(page), area, components, names);
}

/** The MDX components that show data of the API reference. */
export const API_COMPONENTS: MdxComponents = {
  ApiEvents: createList('ApiEvents'),
  ApiMethods: createList('ApiMethods'),
  ApiSelectors: createList('ApiSelectors'),
  ApiProperties: {
    ...API_PART,
    props: {of: 'text'},
    prepare: ({props}, page) => ({
      of: undefined,
      api: page.importFile(interfaceFile(props, page).replace(/mdx$/, 'api.js')),
      name: 'properties',
    }),
    toMarkdown: ({props}, page) => {
      const data = readApiPage(interfaceFile(props, page));
      return data ? renderApiPart('properties', data, page.resolve) : '';
    },
  },
  PropMatrix: {
    props: {components: 'texts', props: 'texts'},
    prepare: ({node, props}, page) =>
      replaceWithTable(
        node,
        printMatrix(readMatrix(props, page), (href) => href),
      ),
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
