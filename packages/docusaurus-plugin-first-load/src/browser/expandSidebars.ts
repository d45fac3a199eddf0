import type {PropSidebarItem, PropSidebars} from '@docusaurus/plugin-content-docs';
import {decodePaths} from './pathList';

/**
 * The sidebars of one version in a compact format. `lines` walks each tree from top to bottom, one line per item: `label` is a
 * page, `+label` opens a group, `-` closes it, and `=` takes the next item of `others`. A tab may be followed by the index of
 * further data in `extras`. The paths of the pages are stored separately, see `pathList.ts`; a final `!` marks a document that
 * isn't the index of a directory.
 */
export type CompactSidebars = {
  /** Common prefix of all paths. */
  base: string;
  paths: string;
  sidebars: {[id: string]: string};
  extras: Record<string, unknown>[];
  /** Items that are neither a page nor a group, unchanged. */
  others: PropSidebarItem[];
};

/** Returns the sidebars of a version by name. */
export function expandSidebars({
  base,
  paths,
  sidebars,
  extras,
  others,
}: CompactSidebars): PropSidebars {
  const pages = decodePaths(paths);
  let page = 0;
  let other = 0;
  const readSidebar = (lines: string): PropSidebarItem[] => {
    const stack: PropSidebarItem[][] = [[]];
    for (const line of lines.split('\n')) {
      const level = stack.at(-1) as PropSidebarItem[];
      const [text = '', extra] = line.split('\t');
      const more = extra === undefined ? undefined : extras[Number(extra)];
      if (text === '-') {
        stack.pop();
      } else if (text === '=') {
        level.push(others[other++] as PropSidebarItem);
      } else if (text.startsWith('+')) {
        const items: PropSidebarItem[] = [];
        level.push({
          type: 'category',
          label: text.slice(1),
          items,
          collapsed: true,
          collapsible: true,
          ...more,
        });
        stack.push(items);
      } else {
        const [path = '', file] = (pages[page++] as string).split('!');
        level.push({
          type: 'link',
          label: text,
          href: `${base}${path}/`,
          docId: file === undefined ? `${path}/index` : path,
          unlisted: false,
          ...more,
        });
      }
    }
    return stack[0] as PropSidebarItem[];
  };
  return Object.fromEntries(
    Object.entries(sidebars).map(([id, lines]) => [id, readSidebar(lines)]),
  );
}
