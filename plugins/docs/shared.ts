/** The date of a page's last change, in addition to Docusaurus' metadata. */
export interface DatedPage {
  /** Milliseconds since 1970; absent if the file's history isn't available. */
  lastUpdatedAt?: number | null;
  /** The day (UTC), formatted in the page's language. */
  lastUpdatedDay?: string;
}
