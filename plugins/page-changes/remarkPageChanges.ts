import path from 'node:path';
import {HEADINGS, readHeadings} from '../../site/api/headings';
import type {MdxFile, MdxNode} from '../../site/mdx/mdxNodes';
import {readPageFile} from '../../site/pages/pageFiles';
import {readComponentNames} from '../../site/pages/readComponentNames';
import {productOf} from '../../site/products/shared';
import {readChanges} from './collectChanges';
import {findMigration} from './findMigration';
import {CHANGES_ID} from './shared';

/** Options of the plugin. */
export interface RemarkPageChangesOptions {
  siteDir: string;
  /** Folder of the current docs, relative to the site; `false` in older versions. */
  docsDir: string | false;
}

const createText = (value: string): MdxNode => ({type: 'text', value});

const createElement = (
  hName: string,
  hProperties: Record<string, string>,
  ...children: MdxNode[]
): MdxNode => ({type: 'paragraph', data: {hName, hProperties}, children});

function createLink(url: string, label: string): MdxNode {
  const link = {type: 'link', url, children: [createText(label)]};
  return link;
}

/**
 * Remark plugin that ends a guide or API page with what has changed for it since the last major: a
 * collapsed section, whose releases `src/client/pageChanges.ts` fetches when it's opened. The front
 * matter gets the text of the link to it below the title.
 */
export function remarkPageChanges({siteDir, docsDir}: RemarkPageChangesOptions) {
  return (tree: MdxNode, file: MdxFile): void => {
    const {page = '', pathname = ''} = readPageFile(path.relative(siteDir, file.path ?? '')) ?? {};
    const product = productOf(pathname);
    const frontMatter = file.data?.frontMatter;
    if (!docsDir || !product || !frontMatter) {
      return;
    }
    const {changes, pages, from} = readChanges(siteDir, docsDir);
    const {lines = [], names = []} = changes[product].pages[pathname] ?? {};
    const components =
      pages.get(pathname)?.components ?? readComponentNames(frontMatter.components);
    const migration = findMigration(docsDir, page, components);
    const count = lines.length + names.length + (migration?.count ?? 0);
    if (count === 0) {
      return;
    }
    const headings = readHeadings(siteDir);
    const format = (id: 'changed-since' | 'changed-migration' | 'changed-releases', value = 0) =>
      (headings[id] ?? HEADINGS[id]).message
        .replace('{version}', from)
        .replace('{count}', String(value));
    const summary = format('changed-since', count);
    const links = [
      ...(migration
        ? [createLink(migration.page, format('changed-migration', migration.count))]
        : []),
      createLink('/x/whats-new/', format('changed-releases')),
    ];
    frontMatter.changes = summary;
    tree.children?.push(
      createElement(
        'details',
        {id: CHANGES_ID, ...(lines.length + names.length > 0 && {'data-page-changes': pathname})},
        createElement('summary', {}, createText(summary)),
        {
          type: 'paragraph',
          children: links.flatMap((link, index) =>
            index > 0 ? [createText(' · '), link] : [link],
          ),
        },
      ),
    );
  };
}
