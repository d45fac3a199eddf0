import type {PropSidebars} from '@docusaurus/plugin-content-docs';
import type {Location} from 'history';

/** What `window.docusaurus` has on a built site beside what Docusaurus gives it. */
export interface SidebarLoader {
  /** The sidebars of a version of the docs by name: pages come without, and those who go on fetch them. */
  loadSidebars: (version: string) => Promise<PropSidebars>;
}

/** The same of what `history.ts` asks for before the router hears of another page. */
export interface PageBringer {
  /**
   * Fetches the page of an address while the one before is on show; never settles where the browser loads it in full instead.
   * Gives what is to be called when the page comes.
   */
  bring: (location: Location, previousLocation: Location) => Promise<() => void>;
}
