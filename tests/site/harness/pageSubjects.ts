/** Test files that visit page after page, with the number of parts that the full run makes of each. */
export const PAGE_SUBJECTS = {
  crawl: 6,
  crawlVersions: 4,
  everyDemo: 4,
  noScript: 1,
  development: 1,
  projects: 1,
  minimums: 1,
};
