/** What the metadata of a page say of its last change, beside what Docusaurus gives them. */
export interface DatedPage {
  /** Milliseconds since 1970; nothing where the history of the file is not known. */
  lastUpdatedAt?: number | null;
  /** The day of it (UTC), as it is written in the language of the page. */
  lastUpdatedDay?: string;
}
