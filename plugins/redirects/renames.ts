import type {LinkTarget} from './createRedirects';

/**
 * Pages with the old paths that they replace, without a language: renamed pages, and typos in the
 * packages' own comments, which can't be changed anymore. Lines whose page doesn't exist in a
 * version are skipped.
 */
export const RENAMES: Readonly<Record<string, readonly string[]>> = {
  '/x/api/charts/bar-series/': ['/x/api/charts/bar-series-type/'],
  '/x/api/charts/charts-tooltip/': ['/x/api/charts/charts-tool-tip/'],
  '/x/api/charts/line-series/': ['/x/api/charts/line-series-type/'],
  '/x/api/charts/mark-element/': ['/x/api/charts/circle-mark-element/'],
  '/x/api/charts/pie-series/': ['/x/api/charts/pie-series-type/'],
  '/x/api/charts/scatter-series/': ['/x/api/charts/scatter-series-type/'],
  '/x/api/date-pickers/date-calendar/': ['/x/api/date-pickers/calendar-picker/'],
  '/x/api/date-pickers/date-picker/': ['/x/api/date-pickers/next-date-picker/'],
  '/x/api/date-pickers/day-calendar-skeleton/': ['/x/api/date-pickers/calendar-picker-skeleton/'],
  '/x/api/date-pickers/desktop-date-picker/': ['/x/api/date-pickers/desktop-next-date-picker/'],
  '/x/api/date-pickers/month-calendar/': ['/x/api/date-pickers/month-picker/'],
  '/x/api/date-pickers/multi-input-date-range-field/': ['/x/api/multi-input-date-range-field/'],
  '/x/api/date-pickers/multi-input-date-time-range-field/': [
    '/x/api/multi-input-date-time-range-field/',
  ],
  '/x/api/date-pickers/multi-input-time-range-field/': ['/x/api/multi-input-time-range-field/'],
  '/x/api/date-pickers/single-input-date-range-field/': ['/x/api/single-input-date-range-field/'],
  '/x/api/date-pickers/single-input-date-time-range-field/': [
    '/x/api/single-input-date-time-range-field/',
  ],
  '/x/api/date-pickers/single-input-time-range-field/': ['/x/api/single-input-time-range-field/'],
  '/x/api/date-pickers/time-clock/': ['/x/api/date-pickers/clock-picker/'],
  '/x/api/date-pickers/year-calendar/': ['/x/api/date-pickers/year-picker/'],
  '/x/api/tree-view/simple-tree-view/': ['/x/api/tree-view/tree-view/'],
  '/x/api/tree-view/tree-item/': ['/x/api/tree-view/tree-item-2/'],
  '/x/introduction/': ['/x/advanced-components/'],
  '/x/migration/migration-data-grid-v4/': ['/x/react-data-grid/migration-v4/'],
  '/x/migration/migration-data-grid-v5/': ['/x/react-data-grid/migration-v5/'],
  '/x/migration/migration-pickers-lab/': ['/x/react-date-pickers/migration-lab/'],
  '/x/react-charts/composition/': ['/x/api/charts/composition/'],
  '/x/react-charts/heatmap/': ['/x/react-charts/heat-map/'],
  '/x/react-charts/quickstart/': ['/x/react-charts/getting-started/'],
  '/x/react-charts/treemap/': ['/x/react-charts/tree-map/'],
  '/x/react-data-grid/column-definition/': ['/x/react-data-grid/columns/'],
  '/x/react-data-grid/editing/': ['/x/react-data-grid/editing-legacy/'],
  '/x/react-data-grid/features/': ['/x/react-data-grid/demo/'],
  '/x/react-data-grid/pagination/': ['/components/data-grid/pagination/'],
  '/x/react-data-grid/quickstart/': ['/x/react-data-grid/getting-started/'],
  '/x/react-data-grid/row-definition/': ['/x/react-data-grid/rows/'],
  '/x/react-data-grid/row-selection/': ['/x/react-data-grid/selection/'],
  '/x/react-data-grid/tree-data/': ['/x/react-data-grid/group-pivot/'],
  '/x/react-date-pickers/': ['/x/react-date-pickers/faq/'],
  '/x/react-date-pickers/date-calendar/': ['/x/react-date-pickers/calendar/'],
  '/x/react-date-pickers/date-time-picker/': ['/x/react-date-pickers/legacy-date-time-picker/'],
  '/x/react-date-pickers/quickstart/': ['/x/react-date-pickers/getting-started/'],
  // All views of the planned Scheduler share one page.
  '/x/react-scheduler/': [
    '/x/react-scheduler/agenda-view/',
    '/x/react-scheduler/day-view/',
    '/x/react-scheduler/event-calendar/',
    '/x/react-scheduler/full-screen-event-calendar/',
    '/x/react-scheduler/month-view/',
    '/x/react-scheduler/timeline/',
    '/x/react-scheduler/week-view/',
  ],
  '/x/react-tree-view/quickstart/': ['/x/react-tree-view/getting-started/'],
};

/**
 * Short URLs that packages of majors 5 to 8 print or that license emails contain, and their
 * targets: a page of this site with an optional hash, or the path of a page on the vendor's host.
 * Lines whose page doesn't exist yet are skipped.
 */
export const SHORT_LINKS: Readonly<Record<string, LinkTarget>> = {
  '/r/x-data-grid-no-dimensions': {page: '/x/react-data-grid/layout/'},
  '/r/x-get-license': {host: '/pricing/'},
  '/r/x-issue-template': {page: '/x/introduction/support/#bug-reproductions'},
  '/r/x-license-annual': {page: '/x/introduction/licensing/#license-models'},
  '/r/x-license-eula': {host: '/legal/mui-x-eula/'},
  '/r/x-license-key-installation': {page: '/x/introduction/licensing/#license-key-installation'},
  '/r/x-license-trial': {page: '/x/introduction/licensing/#evaluation'},
  '/r/x-premium-svg': {host: '/static/x/premium.svg'},
  '/r/x-premium-svg-link': {page: '/x/introduction/licensing/#premium-plan'},
  '/r/x-pro-svg': {host: '/static/x/pro.svg'},
  '/r/x-pro-svg-link': {page: '/x/introduction/licensing/#pro-plan'},
  '/r/x-support': {page: '/x/introduction/support/'},
  '/r/x-technical-support': {page: '/x/introduction/support/#technical-support'},
  '/r/x-telemetry-postinstall-troubleshoot': {page: '/x/guides/telemetry/#postinstall'},
  '/x/license/': {host: '/legal/mui-x-eula/'},
};
