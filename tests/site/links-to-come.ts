/**
 * Pages that the packages link to and that are not written yet. The list only shrinks: a page that is there has to come
 * off it, and a new gap is a fault.
 */
export const PAGES_TO_COME: readonly string[] = [
  '/x/migration/migration-charts-v7/',
  '/x/migration/migration-data-grid-v6/',
  '/x/migration/migration-pickers-v5/',
  '/x/migration/migration-pickers-v6/',
  '/x/migration/migration-pickers-v7/',
  '/x/migration/migration-tree-view-v6/',
  '/x/migration/migration-tree-view-v7/',
  '/x/react-date-pickers/calendar-systems/',
  '/x/react-date-pickers/localization/',
];
