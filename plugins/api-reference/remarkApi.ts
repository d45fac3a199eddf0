import fs from 'node:fs';
import path from 'node:path';
import type {ProductName} from '../../site/products/shared';
import {
  createAttribute,
  createImport,
  createReference,
  failAt,
  readAttributes,
  readData,
  walk,
  type MdxAttribute,
  type MdxFile,
  type MdxNode,
} from '../../site/mdx/mdxNodes';
import {catalog as currentCatalog, toEntry, type ApiCatalog} from '../../site/api/catalog';
import {readHeadings, type Headings} from '../../site/api/headings';
import {readComponentNames} from '../../site/pages/readComponentNames';
import {listName, moduleFile, removedName} from '../../site/api/readApi';
import {createMatrixTable, readMatrixProps, readPropMatrix} from '../../site/api/readPropMatrix';
import {API_LISTS, toKebabCase} from '../../site/api/shared';

/** Options of the step; the defaults are the current version. */
export interface RemarkApiOptions {
  siteDir: string;
  catalog?: ApiCatalog;
  /** Folder of the version's docs, relative to the site. */
  docsDir?: string;
  /** Address of the version's docs. */
  base?: string;
}

/** The table of names that a major took away: of which product, and from which major. */
const REMOVED = 'RemovedNames';

interface PageFile extends MdxFile {
  data?: {frontMatter?: Record<string, unknown>};
}

/** The product that a page is about, by its address. */
function areaOf(page: string, catalog: ApiCatalog): ProductName | undefined {
  return catalog.find(({area}) => page.startsWith(`react-${area}/`))?.area;
}

/** The links of a page's last section: one for each of the `components` in its front matter. */
function linkComponents(
  names: string[],
  page: string,
  file: PageFile,
  {catalog = currentCatalog, base = '/x'}: RemarkApiOptions,
): MdxNode[] {
  const own = areaOf(page, catalog);
  return names.map((name) => {
    const homes = catalog.filter((area) =>
      [...area.components, ...(area.interfaces ?? [])].some(
        (entry) => toEntry(entry).name === name,
      ),
    );
    const home = homes.find(({area}) => area === own) ?? homes[0];
    if (!home) {
      throw failAt(
        file,
        {type: 'root', position: {start: {line: 1}}},
        `components names "${name}", which has no API page; correct the name or take it out of the front matter.`,
      );
    }
    const url = `${base}/api/${home.area}/${toKebabCase(name)}/`;
    return {
      type: 'listItem',
      children: [
        {
          type: 'paragraph',
          children: [{type: 'link', url, children: [{type: 'inlineCode', value: name}]} as MdxNode],
        },
      ],
    };
  });
}

/** The names that a list may be asked for, from the files that were written. */
function offered(folder: string, kind: string): string[] {
  return fs
    .readdirSync(folder)
    .flatMap((file) => new RegExp(`^${kind}-(.+)\\.api\\.json$`).exec(file)?.[1] ?? [])
    .sort();
}

/** Gives the table of removed names the module with its data. */
function fillRemoved(
  node: MdxNode,
  file: PageFile,
  {apiDir, source}: {apiDir: string; source: string},
  imports: MdxNode[],
): void {
  const attributes = readAttributes(node);
  const product = attributes.get('product');
  const from = attributes.get('from');
  const areas = fs
    .readdirSync(apiDir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  if (typeof product !== 'string' || !areas.includes(product)) {
    throw failAt(file, node, `<${REMOVED}> needs product="…" with one of ${areas.join(', ')}.`);
  }
  const majors = offered(path.join(apiDir, product), 'removed');
  if (typeof from !== 'string' || !majors.includes(from)) {
    throw failAt(file, node, `<${REMOVED}> needs from="…" with one of ${majors.join(', ')}.`);
  }
  const local = `api${imports.length}`;
  imports.push(
    createImport('default', `${source}/${product}/${moduleFile(removedName(from))}`, local),
  );
  node.name = 'ApiPart';
  node.attributes = [createReference('api', local), createAttribute('name', 'removedNames')];
}

/** Gives a list the module with its data; its props are checked against what there is. */
function fillList(
  node: MdxNode,
  file: PageFile,
  {folder, source}: {folder: string; source: string},
  imports: MdxNode[],
): void {
  const list = API_LISTS[node.name ?? ''];
  if (!list) {
    return;
  }
  const attributes = readAttributes(node);
  const unknown = [...attributes.keys()].find((key) => key !== list.part);
  if (unknown !== undefined) {
    throw failAt(
      file,
      node,
      `<${node.name}> has no prop "${unknown}"${list.part ? `; write ${list.part}="…"` : ''}.`,
    );
  }
  let part: string | undefined;
  if (list.part) {
    const value = attributes.get(list.part);
    const names = offered(folder, list.kind);
    if (typeof value !== 'string' || !names.includes(value)) {
      throw failAt(
        file,
        node,
        `<${node.name}> needs ${list.part}="…" with one of ${names.join(', ')}.`,
      );
    }
    part = value;
  }
  const local = `api${imports.length}`;
  const module = moduleFile(listName(list.kind, part));
  imports.push(createImport('default', `${source}/data-grid/${module}`, local));
  node.name = 'ApiPart';
  node.attributes = [createReference('api', local), createAttribute('name', list.kind)];
}

/** Turns `<PropMatrix components={['DatePicker']} props={['minDate']} />` into a table of Markdown. */
function fillMatrix(node: MdxNode, file: PageFile, apiDir: string, area: string | undefined): void {
  try {
    const attributes = node.attributes as MdxAttribute[];
    const props = new Map(attributes.map((each) => [each.name, readData(each)]));
    const {components, props: names} = readMatrixProps(props);
    const table = createMatrixTable(readPropMatrix(apiDir, area ?? '', components, names));
    delete node.name;
    delete node.attributes;
    Object.assign(node, table);
  } catch (error) {
    throw failAt(file, node, `<PropMatrix> ${(error as Error).message}`);
  }
}

/** The headings of generated pages in the language that is built. */
function translateHeadings(tree: MdxNode, headings: Headings): void {
  walk(tree, (node) => {
    const [text, comment] = node.type === 'heading' ? (node.children ?? []) : [];
    const id = /#([\w-]+)/.exec(comment?.value ?? '')?.[1] ?? '';
    const message = headings[id]?.message;
    if (text && message) {
      text.value = `${message} `;
    }
  });
}

/**
 * Remark plugin for what guides and the API reference say about each other: a page with `components` in its front
 * matter ends with links to their API pages, `<ApiMethods>`, `<ApiEvents>` and `<ApiSelectors>` get their data, and
 * `<PropMatrix>` becomes a table of which component has which prop.
 */
export function remarkApi(options: RemarkApiOptions) {
  const {siteDir, docsDir = 'docs', catalog = currentCatalog} = options;
  const apiDir = path.join(siteDir, docsDir, 'api');
  return (tree: MdxNode, file: PageFile): void => {
    const absolute = file.path ?? '';
    if (absolute.startsWith(apiDir + path.sep)) {
      translateHeadings(tree, readHeadings(siteDir));
      return;
    }
    // A translated page lies elsewhere, at the same path below `current` or the version.
    const page = absolute
      .slice(
        absolute.startsWith(path.join(siteDir, docsDir)) ? path.join(siteDir, docsDir).length : 0,
      )
      .replaceAll(path.sep, '/')
      .replace(/^.*\/docusaurus-plugin-content-docs\/[^/]+/, '')
      .replace(/^\//, '');
    const imports: MdxNode[] = [];
    walk(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'PropMatrix') {
        fillMatrix(node, file, apiDir, areaOf(page, catalog));
      } else if (node.type === 'mdxJsxFlowElement' && node.name === REMOVED) {
        fillRemoved(node, file, {apiDir, source: `@site/${docsDir}/api`}, imports);
      } else if (node.type === 'mdxJsxFlowElement') {
        fillList(
          node,
          file,
          {folder: path.join(apiDir, 'data-grid'), source: `@site/${docsDir}/api`},
          imports,
        );
      }
    });
    if (imports.length > 0) {
      tree.children?.unshift(createImport('ApiPart', '@site/src/components/api'), ...imports);
    }
    const names = readComponentNames(file.data?.frontMatter?.components);
    if (names.length > 0) {
      tree.children?.push(
        {
          type: 'heading',
          depth: 2,
          data: {hProperties: {id: 'api'}},
          children: [{type: 'text', value: 'API'}],
        },
        {
          type: 'list',
          children: linkComponents(names, page, file, {...options, catalog}),
        },
      );
    }
  };
}
