import type {PropSidebars} from '@docusaurus/plugin-content-docs';

/** Additions to `window.docusaurus` on a site that is built with the plugin. */
export interface SidebarLoader {
  /** Fetches the sidebars of a docs version, which pages don't include. */
  loadSidebars: (version: string) => Promise<PropSidebars>;
}

/** Data that a page adds to its route context, so that it doesn't need the sidebars. */
export type PageData = Readonly<Record<string, unknown>>;
