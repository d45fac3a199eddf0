import type {PropSidebarItem, PropSidebars} from '@docusaurus/plugin-content-docs';
import {decodePaths} from './pathList';

/**
 * The sidebars of one version, in few characters. `lines` walks each tree from top to bottom, one line an entry:
 * `label` is a page, `+label` opens a group, `-` closes it, `=` takes the next of `others`. After a tab may stand
 * the index of what else the entry has, in `extras`. The pages' paths stand apart, see `pathList.ts`; `!` at the end
 * of one tells that its document is no `index` in a folder.
 */
export type CompactSidebars = {
  /** What all paths begin with. */
  base: string;
  paths: string;
  sidebars: {[id: string]: string};
  extras: Record<string, unknown>[];
  /** Entries that are neither a page nor a group, as they are. */
  others: PropSidebarItem[];
};

/** The sidebars of a version, by name. */
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
