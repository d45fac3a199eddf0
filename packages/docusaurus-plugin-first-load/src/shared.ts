import type {PropSidebars} from '@docusaurus/plugin-content-docs';

/** What `window.docusaurus` has on a site that is built with the plugin, in addition to what Docusaurus offers. */
export interface SidebarLoader {
  /** Fetches the sidebars of a version of the docs: pages come without them. */
  loadSidebars: (version: string) => Promise<PropSidebars>;
}

/** What a page puts into its route context, so that it doesn't need the sidebars. */
export type PageData = Readonly<Record<string, unknown>>;
