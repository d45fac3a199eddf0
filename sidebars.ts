import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiReference} from './plugins/api-reference/apiReference';
import {defineSidebar, external, group, page, subheader} from './site/sidebar/defineSidebar';

const DOCS_URL = process.env.DOCS_URL ?? 'https://mui.com';
const WHATS_NEW_URL = process.env.WHATS_NEW_URL ?? new URL('/x/whats-new/', DOCS_URL).href;

/**
 * The sidebar, in the order in which readers meet it. A new page is a folder with an `index.mdx` and one line here:
 * `page('path/below/docs', 'Title', {plan, newFeature, planned, unstable})`. A group that has no page yet does not show.
 */
const sidebars: SidebarsConfig = {
  docs: defineSidebar([
    external(WHATS_NEW_URL, "What's new in MUI X"),
    group('Introduction', [
      page('introduction', 'Overview'),
      page('introduction/installation', 'Installation'),
      page('introduction/licensing', 'Licensing'),
      page('introduction/support', 'Support'),
      page('introduction/mcp', 'AI support via MCP', {newFeature: true}),
      page('introduction/priority-support', 'Priority support', {
        plan: 'premium',
        newFeature: true,
      }),
      page('guides/telemetry', 'Telemetry', {plan: 'pro'}),
      page('introduction/roadmap', 'Roadmap'),
    ]),
    group('Common concepts', [
      page('common-concepts/custom-components', 'Slots and subcomponents'),
      page('common-concepts/demo-theme', 'Theming the demos'),
    ]),
    group('Data Grid', [
      page('react-data-grid', 'Overview'),
      page('react-data-grid/quickstart', 'Quickstart'),
      page('react-data-grid/features', 'Features'),
      group('Demos', [
        page('react-data-grid/demos/real-time-data', 'Real-time data'),
        page('react-data-grid/demos/time-off-calendar', 'Time off calendar'),
        page('react-data-grid/demos/inventory', 'Inventory'),
      ]),
      subheader('Main features', [
        page('react-data-grid/layout', 'Layout'),
        group('Columns', [
          page('react-data-grid/column-definition', 'Column definition'),
          page('react-data-grid/column-dimensions', 'Column dimensions'),
          page('react-data-grid/column-visibility', 'Column visibility'),
          page('react-data-grid/custom-columns', 'Custom columns'),
          page('react-data-grid/column-header', 'Column header'),
          page('react-data-grid/column-menu', 'Column menu'),
          page('react-data-grid/column-spanning', 'Column spanning'),
          page('react-data-grid/column-groups', 'Column groups'),
          page('react-data-grid/column-ordering', 'Column reordering', {plan: 'pro'}),
          page('react-data-grid/column-pinning', 'Column pinning', {plan: 'pro'}),
          page('react-data-grid/column-recipes', 'Recipes'),
        ]),
        group('Rows', [
          page('react-data-grid/row-definition', 'Row definition'),
          page('react-data-grid/row-updates', 'Row updates'),
          page('react-data-grid/row-height', 'Row height'),
          page('react-data-grid/row-spanning', 'Row spanning', {newFeature: true}),
          page('react-data-grid/master-detail', 'Master-detail row panels', {plan: 'pro'}),
          page('react-data-grid/row-ordering', 'Row reordering', {plan: 'pro'}),
          page('react-data-grid/row-pinning', 'Row pinning', {plan: 'pro'}),
          page('react-data-grid/row-recipes', 'Recipes'),
        ]),
        page('react-data-grid/cells', 'Cells'),
        group('Editing', [
          page('react-data-grid/editing', 'Overview'),
          page('react-data-grid/editing/persistence', 'Persistence'),
          page('react-data-grid/editing/custom-edit-component', 'Custom edit component'),
          page('react-data-grid/editing/editing-events', 'Editing events'),
          page('react-data-grid/recipes-editing', 'Recipes editing'),
        ]),
        page('react-data-grid/sorting', 'Sorting'),
        group('Filtering', [
          page('react-data-grid/filtering', 'Overview'),
          page('react-data-grid/filtering/customization', 'Customization'),
          page('react-data-grid/filtering/quick-filter', 'Quick filter'),
          page('react-data-grid/filtering/server-side', 'Server-side filtering'),
          page('react-data-grid/filtering/multi-filters', 'Multi-filters', {plan: 'pro'}),
          page('react-data-grid/filtering/header-filters', 'Header filters', {plan: 'pro'}),
          page('react-data-grid/filtering-recipes', 'Recipes'),
        ]),
        page('react-data-grid/pagination', 'Pagination'),
        group('Selection', [
          page('react-data-grid/row-selection', 'Row selection'),
          page('react-data-grid/cell-selection', 'Cell selection', {plan: 'premium'}),
        ]),
        page('react-data-grid/virtualization', 'Virtualization'),
        page('react-data-grid/accessibility', 'Accessibility'),
        page('react-data-grid/localization', 'Localization'),
      ]),
      subheader('Advanced features', [
        page('react-data-grid/tree-data', 'Tree data', {plan: 'pro'}),
        group(
          'Row grouping',
          [
            page('react-data-grid/row-grouping', 'Overview'),
            page('react-data-grid/recipes-row-grouping', 'Recipes'),
          ],
          {plan: 'premium'},
        ),
        page('react-data-grid/aggregation', 'Aggregation', {plan: 'premium'}),
        group(
          'Pivoting',
          [
            page('react-data-grid/pivoting', 'Overview'),
            page('react-data-grid/pivoting-explained', 'Understanding pivoting'),
          ],
          {plan: 'premium', newFeature: true},
        ),
        page('react-data-grid/export', 'Export'),
        page('react-data-grid/clipboard', 'Copy and paste'),
        page('react-data-grid/scrolling', 'Scrolling'),
        page('react-data-grid/list-view', 'List view', {plan: 'pro'}),
        group(
          'Server-side data',
          [
            page('react-data-grid/server-side-data', 'Overview'),
            page('react-data-grid/server-side-data/tree-data', 'Tree data', {plan: 'pro'}),
            page('react-data-grid/server-side-data/lazy-loading', 'Lazy loading', {plan: 'pro'}),
            page('react-data-grid/server-side-data/row-grouping', 'Row grouping', {
              plan: 'premium',
            }),
            page('react-data-grid/server-side-data/aggregation', 'Aggregation', {plan: 'premium'}),
            page('react-data-grid/server-side-data/recipes', 'Recipes'),
          ],
          {newFeature: true},
        ),
        page('react-data-grid/charts-integration', 'Charts integration', {
          plan: 'premium',
          unstable: true,
        }),
        page('react-data-grid/ai-assistant', 'AI Assistant', {plan: 'premium', newFeature: true}),
      ]),
      subheader(
        'Components',
        [
          page('react-data-grid/components/usage', 'Usage'),
          page('react-data-grid/components/toolbar', 'Toolbar'),
          page('react-data-grid/components/export', 'Export'),
          page('react-data-grid/components/quick-filter', 'Quick Filter'),
          page('react-data-grid/components/columns-panel', 'Columns Panel', {planned: true}),
          page('react-data-grid/components/filter-panel', 'Filter Panel', {planned: true}),
          page('react-data-grid/components/prompt-field', 'Prompt Field', {plan: 'premium'}),
          page('react-data-grid/components/pivot-panel', 'Pivot Panel', {
            plan: 'premium',
            planned: true,
          }),
          page('react-data-grid/components/charts-panel', 'Charts Panel', {
            plan: 'premium',
            planned: true,
          }),
          page('react-data-grid/components/ai-assistant-panel', 'AI Assistant Panel', {
            plan: 'premium',
            planned: true,
          }),
        ],
        {newFeature: true},
      ),
      subheader('Customization', [
        page('react-data-grid/style', 'Styling basics'),
        page('react-data-grid/style-recipes', 'Styling recipes'),
        page('react-data-grid/overlays', 'Overlays'),
        page('react-data-grid/components', 'Custom subcomponents'),
      ]),
      subheader('Resources', [
        page('react-data-grid/api-object', 'API object'),
        page('react-data-grid/events', 'Events'),
        page('react-data-grid/state', 'State'),
        page('react-data-grid/performance', 'Performance'),
      ]),
      apiReference('data-grid'),
    ]),
    group('Date and Time Pickers', [
      page('react-date-pickers', 'Overview'),
      page('react-date-pickers/quickstart', 'Quickstart'),
      page('react-date-pickers/base-concepts', 'Base concepts'),
      subheader('Components', [
        group('Date components', [
          page('react-date-pickers/date-picker', 'Date Picker'),
          page('react-date-pickers/date-field', 'Date Field'),
          page('react-date-pickers/date-calendar', 'Date Calendar'),
        ]),
        group('Time components', [
          page('react-date-pickers/time-picker', 'Time Picker'),
          page('react-date-pickers/time-field', 'Time Field'),
          page('react-date-pickers/time-clock', 'Time Clock'),
          page('react-date-pickers/digital-clock', 'Digital Clock'),
        ]),
        group('Date Time components', [
          page('react-date-pickers/date-time-picker', 'Date Time Picker'),
          page('react-date-pickers/date-time-field', 'Date Time Field'),
        ]),
        group(
          'Date Range components',
          [
            page('react-date-pickers/date-range-picker', 'Date Range Picker'),
            page('react-date-pickers/date-range-field', 'Date Range Field'),
            page('react-date-pickers/date-range-calendar', 'Date Range Calendar'),
          ],
          {plan: 'pro'},
        ),
        group(
          'Time Range components',
          [
            page('react-date-pickers/time-range-picker', 'Time Range Picker', {newFeature: true}),
            page('react-date-pickers/time-range-field', 'Time Range Field'),
          ],
          {plan: 'pro'},
        ),
        group(
          'Date Time Range components',
          [
            page('react-date-pickers/date-time-range-picker', 'Date Time Range Picker'),
            page('react-date-pickers/date-time-range-field', 'Date Time Range Field'),
          ],
          {plan: 'pro'},
        ),
        page('react-date-pickers/fields', 'Field components'),
      ]),
      subheader('Main features', [
        page('react-date-pickers/validation', 'Validation'),
        page('react-date-pickers/lifecycle', 'Components lifecycle'),
        page('react-date-pickers/shortcuts', 'Shortcuts'),
        page('react-date-pickers/accessibility', 'Accessibility'),
      ]),
      subheader('Localization', [
        page('react-date-pickers/localization', 'Translated components'),
        page('react-date-pickers/adapters-locale', 'Date format and localization'),
        page('react-date-pickers/timezone', 'UTC and time zones'),
        page('react-date-pickers/calendar-systems', 'Calendar systems'),
      ]),
      subheader('Customization', [
        page('react-date-pickers/custom-components', 'Custom subcomponents'),
        page('react-date-pickers/custom-layout', 'Custom layout'),
        page('react-date-pickers/custom-field', 'Custom field'),
        page('react-date-pickers/custom-opening-button', 'Custom opening button'),
        page('react-date-pickers/playground', 'Customization playground'),
      ]),
      subheader('Resources', [apiReference('date-pickers')]),
    ]),
    group('Charts', [
      page('react-charts', 'Overview'),
      page('react-charts/quickstart', 'Quickstart'),
      page('react-charts/examples', 'Examples'),
      subheader('Components', [
        group('Bars', [
          page('react-charts/bars', 'Bars overview'),
          page('react-charts/bar-demo', 'Demos'),
        ]),
        group('Lines', [
          page('react-charts/lines', 'Lines overview'),
          page('react-charts/line-demo', 'Lines demo'),
          page('react-charts/areas-demo', 'Area demo'),
        ]),
        group('Pie', [
          page('react-charts/pie', 'Pie overview'),
          page('react-charts/pie-demo', 'Demo'),
        ]),
        group('Scatter', [
          page('react-charts/scatter', 'Scatter overview'),
          page('react-charts/scatter-demo', 'Demo'),
        ]),
        page('react-charts/sparkline', 'Sparkline'),
        page('react-charts/gauge', 'Gauge'),
        page('react-charts/radar', 'Radar'),
        page('react-charts/heatmap', 'Heatmap', {plan: 'pro'}),
        group(
          'Funnel',
          [
            page('react-charts/funnel', 'Funnel overview'),
            page('react-charts/pyramid', 'Pyramid demo'),
          ],
          {plan: 'pro'},
        ),
        page('react-charts/sankey', 'Sankey', {plan: 'pro', unstable: true}),
        page('react-charts/#planned-charts', 'Future Components', {planned: true}),
        subheader('Main features', [
          page('react-charts/accessibility', 'Accessibility'),
          page('react-charts/animation', 'Animation'),
          page('react-charts/axis', 'Axis'),
          page('react-charts/components', 'Custom components'),
          page('react-charts/composition', 'Composition'),
          page('react-charts/label', 'Label'),
          page('react-charts/legend', 'Legend'),
          page('react-charts/localization', 'Localization'),
          page('react-charts/stacking', 'Stacking'),
          page('react-charts/styling', 'Styling'),
          page('react-charts/tooltip', 'Tooltip'),
          page('react-charts/highlighting', 'Highlighting'),
          page('react-charts/zoom-and-pan', 'Zoom and pan', {plan: 'pro'}),
          page('react-charts/export', 'Export', {plan: 'pro'}),
          page('react-charts/toolbar', 'Toolbar'),
          page('react-charts/data-grid-integration', 'Data Grid integration', {
            plan: 'premium',
            unstable: true,
          }),
        ]),
        subheader('Resources', [
          group('Hooks', [
            page('react-charts/hooks', 'Overview'),
            page('react-charts/hooks/use-series', 'useSeries'),
            page('react-charts/hooks/use-legend', 'useLegend'),
            page('react-charts/hooks/use-drawing-area', 'useDrawingArea'),
            page('react-charts/hooks/use-scale', 'useScale'),
          ]),
          apiReference('charts'),
          page('react-charts/plugins', 'Plugins'),
        ]),
      ]),
    ]),
    group('Tree View', [
      page('react-tree-view', 'Overview'),
      page('react-tree-view/quickstart', 'Quickstart'),
      subheader('Simple Tree View', [
        page('react-tree-view/simple-tree-view/items', 'Items'),
        page('react-tree-view/simple-tree-view/selection', 'Selection'),
        page('react-tree-view/simple-tree-view/expansion', 'Expansion'),
        page('react-tree-view/simple-tree-view/customization', 'Customization'),
        page('react-tree-view/simple-tree-view/focus', 'Focus'),
      ]),
      subheader('Rich Tree View', [
        page('react-tree-view/rich-tree-view/items', 'Items'),
        page('react-tree-view/rich-tree-view/selection', 'Selection'),
        page('react-tree-view/rich-tree-view/expansion', 'Expansion'),
        page('react-tree-view/rich-tree-view/customization', 'Customization'),
        page('react-tree-view/rich-tree-view/focus', 'Focus'),
        page('react-tree-view/rich-tree-view/editing', 'Label editing', {newFeature: true}),
        page('react-tree-view/rich-tree-view/lazy-loading', 'Lazy loading', {
          plan: 'pro',
          newFeature: true,
        }),
        page('react-tree-view/rich-tree-view/ordering', 'Ordering', {
          plan: 'pro',
          newFeature: true,
        }),
      ]),
      subheader('Main features', [
        page('react-tree-view/accessibility', 'Accessibility'),
        page('react-tree-view/tree-item-customization', 'Item customization'),
      ]),
      subheader('Resources', [apiReference('tree-view')]),
    ]),
    group('Migration', [
      page('migration/upgrade', 'Upgrade assistant'),
      subheader('Upgrade to v8', [
        page('migration/migration-data-grid-v7', 'Breaking changes: Data Grid'),
        page('migration/migration-pickers-v7', 'Breaking changes: Date and Time Pickers'),
        page('migration/migration-charts-v7', 'Breaking changes: Charts'),
        page('migration/migration-tree-view-v7', 'Breaking changes: Tree View'),
        page('migration/usage-with-material-ui-v5-v6', 'Usage with Material UI v5/v6'),
      ]),
      group('Upgrade to v7', [
        page('migration/migration-data-grid-v6', 'Breaking changes: Data Grid'),
        page('migration/migration-pickers-v6', 'Breaking changes: Date and Time Pickers'),
        page('migration/migration-charts-v6', 'Breaking changes: Charts'),
        page('migration/migration-tree-view-v6', 'Breaking changes: Tree View'),
      ]),
      group('Upgrade to v6', [
        page('migration/migration-data-grid-v5', 'Breaking changes: Data Grid'),
        page('migration/migration-pickers-v5', 'Breaking changes: Date and Time Pickers'),
        page('migration/migration-tree-view-lab', 'Migration from lab to v6 (Tree View)'),
      ]),
      group('Earlier versions', [
        page('migration/migration-pickers-lab', 'Migration from lab to v5 (Date and Time Pickers)'),
        page('migration/migration-data-grid-v4', 'Migration from v4 to v5 (Data Grid)'),
      ]),
    ]),
    group('Recipes', [
      page('recipes', 'All recipes'),
      subheader('Forms', [
        page('recipes/react-hook-form', 'React Hook Form'),
        page('recipes/formik', 'Formik'),
        page('recipes/tanstack-form', 'TanStack Form'),
        page('recipes/zod-validation', 'Validation with Zod'),
        page('recipes/server-errors', 'Server errors'),
        page('recipes/dependent-date-range', 'Length of a date range'),
        page('recipes/booking-time-zone', 'Time zone of a booking'),
        page('recipes/dates-in-url', 'Dates in the URL'),
      ]),
      subheader('Grid data', [
        page('recipes/crud-tanstack-query', 'CRUD with TanStack Query'),
        page('recipes/server-side-endpoint', 'Server-side endpoint'),
        page('recipes/infinite-scroll', 'Infinite scroll', {plan: 'pro'}),
        page('recipes/share-views', 'Save and share views'),
        page('recipes/import-csv-excel', 'Import CSV and Excel'),
        page('recipes/paste-from-excel', 'Paste from Excel', {plan: 'premium'}),
        page('recipes/undo-redo', 'Undo and redo'),
        page('recipes/exchange-rows', 'Move rows between grids'),
        page('recipes/realtime-prices', 'Realtime prices', {plan: 'pro'}),
        page('recipes/offline-edits', 'Offline edits'),
      ]),
      subheader('Grid looks', [
        page('recipes/format-currency', 'Currency, dates, file sizes'),
        page('recipes/conditional-colors', 'Colors and bars in cells'),
        page('recipes/wrap-text', 'Wrapped text, auto height'),
        page('recipes/date-range-filter', 'Date range filter'),
        page('recipes/search-highlight', 'Search with highlights'),
        page('recipes/custom-filter-panel', 'Custom filter panel', {plan: 'pro'}),
        page('recipes/confirm-delete', 'Confirm before deleting'),
        page('recipes/row-action-dialogs', 'Dialogs from row actions'),
        page('recipes/avatars-chips-sparklines', 'Avatars, chips, and sparklines'),
        page('recipes/keyboard-data-entry', 'Keyboard-only data entry'),
        page('recipes/sticky-header', 'Header that stays visible'),
        page('recipes/phone-cards', 'Cards on phones', {plan: 'pro'}),
        page('recipes/detail-forms', 'Form below a row', {plan: 'pro'}),
        page('recipes/print-grid', 'Print all rows'),
        page('recipes/tenant-themes', 'A theme per tenant'),
      ]),
      subheader('Charts', [
        page('recipes/format-tooltip-values', 'Tooltip values'),
        page('recipes/histogram', 'Histogram'),
        page('recipes/threshold-line', 'Threshold line'),
        page('recipes/dual-axis', 'Dual axis'),
        page('recipes/donut-center-label', 'Donut center label'),
        page('recipes/drill-down', 'Drill-down'),
        page('recipes/live-data-chart', 'Live data'),
        page('recipes/synchronized-charts', 'Synchronized charts'),
        page('recipes/small-multiples', 'Small multiples'),
        page('recipes/export-chart-image', 'Export as an image', {plan: 'pro'}),
        page('recipes/chart-in-grid-cell', 'Charts in grid cells'),
        page('recipes/chart-patterns', 'Patterns instead of colors'),
      ]),
      subheader('Tree View', [
        page('recipes/expand-all-tree-items', 'Expand and collapse all'),
        page('recipes/tree-search-highlight', 'Search and highlight'),
      ]),
      subheader('Apps', [
        page('recipes/right-to-left-switch', 'Right-to-left switch'),
        page('recipes/csp-nonce', 'Content Security Policy'),
        page('recipes/bundle-size', 'Bundle size'),
      ]),
    ]),
  ]),
};

export default sidebars;
