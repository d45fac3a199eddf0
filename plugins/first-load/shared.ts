import type {PropSidebars} from '@docusaurus/plugin-content-docs';

/** What `window.docusaurus` has on a built site beside what Docusaurus gives it. */
export interface SidebarLoader {
  /** The sidebars of a version of the docs by name: pages come without, and those who go on fetch them. */
  loadSidebars: (version: string) => Promise<PropSidebars>;
}
