import path from 'node:path';
import {catalog as currentCatalog, type ApiCatalog} from '../../site/api/catalog';
import {toEntry} from '@mui-x-docs/api-extractor/types';
import {readHeadings, type Headings} from '../../site/api/headings';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import {locate, walk, type MdxFile, type MdxNode} from '../../site/mdx/mdxNodes';
import {createError} from '../../site/problems/problemStore';
import {readPageFile} from '../../site/pages/pageFiles';
import {readComponentNames} from '../../site/pages/readComponentNames';

/** Options of the plugin; the defaults are the current version. */
export interface RemarkApiOptions {
  siteDir: string;
  catalog?: ApiCatalog;
  /** Base path of the version's docs. */
  base?: string;
}

const createLinkItem = (url: string, content: MdxNode): MdxNode => {
  const link = {type: 'link', url, children: [content]};
  return {type: 'listItem', children: [{type: 'paragraph', children: [link]}]};
};

/**
 * Returns the links of a page's last section: one for each of the `components` in its front matter.
 */
function linkComponents(
  names: string[],
  page: string,
  file: MdxFile,
  {catalog = currentCatalog, base = '/x'}: RemarkApiOptions,
): MdxNode[] {
  return names.map((name) => {
    const areas = catalog.filter((area) =>
      [...area.components, ...(area.interfaces ?? [])].some(
        (entry) => toEntry(entry).name === name,
      ),
    );
    const found = areas.find(({area}) => page.startsWith(`react-${area}/`)) ?? areas[0];
    if (!found) {
      throw createError(
        `Unknown component "${name}" in "components" of the front matter.`,
        'Correct the name, or remove it.',
        locate(file),
      );
    }
    const url = `${base}/api/${found.area}/${toKebabCase(name)}/`;
    return createLinkItem(url, {type: 'inlineCode', value: name});
  });
}

/** Translates the headings of generated pages to the current locale. */
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
 * Remark plugin that connects guides and the API reference: a page with `components` in its front
 * matter ends with links to their API pages. It also translates the headings of the generated pages.
 */
export function remarkApi(options: RemarkApiOptions) {
  return (tree: MdxNode, file: MdxFile): void => {
    const {page = ''} = readPageFile(path.relative(options.siteDir, file.path ?? '')) ?? {};
    if (page.startsWith('api/')) {
      translateHeadings(tree, readHeadings(options.siteDir));
      return;
    }
    const names = readComponentNames(file.data?.frontMatter?.components);
    if (names.length > 0) {
      const links = linkComponents(names, page, file, options);
      tree.children?.push(
        {
          type: 'heading',
          depth: 2,
          data: {hProperties: {id: 'api'}},
          children: [{type: 'text', value: 'API'}],
        },
        {type: 'list', children: links},
      );
    }
  };
}
