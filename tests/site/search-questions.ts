/**
 * What readers ask, and where they want to be. An answer is an address below the root of the docs: a page, or a row or section
 * of it by its anchor; any one of them will do. A question counts once one of its pages is there: write it
 * down before the page.
 */
export interface Question {
  ask: string;
  find: string[];
}

const GRID_PROP = 'api/data-grid/data-grid/#data-grid-prop-';
const PRO_PROP = 'api/data-grid/data-grid-pro/#data-grid-pro-prop-';
const PREMIUM_PROP = 'api/data-grid/data-grid-premium/#data-grid-premium-prop-';
const COLUMN = 'api/data-grid/grid-col-def/#grid-col-def-property-';

const q = (ask: string, ...find: string[]): Question => ({ask, find});

/** Asked on the English pages. */
export const ENGLISH: readonly Question[] = [
  // The family.
  q('installation', 'introduction/installation/'),
  q('install', 'introduction/installation/'),
  q('license key', 'introduction/licensing/'),
  q('pricing', 'introduction/licensing/'),
  q('support', 'introduction/support/'),
  q('priority support', 'introduction/priority-support/'),
  q('roadmap', 'introduction/roadmap/'),
  q('telemetry', 'guides/telemetry/'),
  q('changelog', 'whats-new/'),
  q("what's new", 'whats-new/'),
  q('custom slots', 'common-concepts/custom-components/'),
  q('slots and subcomponents', 'common-concepts/custom-components/'),
  q('llm', 'introduction/mcp/'),
  q('mcp server', 'introduction/mcp/'),

  // Data grid, by feature.
  q('data grid', 'react-data-grid/'),
  q('datagrid', 'react-data-grid/', 'api/data-grid/data-grid/'),
  q('table', 'react-data-grid/'),
  q('data grid quickstart', 'react-data-grid/quickstart/'),
  q('grid features', 'react-data-grid/features/'),
  q('how do I install the data grid', 'react-data-grid/quickstart/', 'introduction/installation/'),
  q('column pinning', 'react-data-grid/column-pinning/'),
  q('freeze column', 'react-data-grid/column-pinning/'),
  q('sticky columns', 'react-data-grid/column-pinning/'),
  q('colunm pining', 'react-data-grid/column-pinning/'),
  q('column visibility', 'react-data-grid/column-visibility/'),
  q('hide column', 'react-data-grid/column-visibility/'),
  q('column width', 'react-data-grid/column-dimensions/'),
  q('merge cells', 'react-data-grid/row-spanning/', 'react-data-grid/column-spanning/'),
  q('master detail', 'react-data-grid/master-detail/'),
  q('expandable rows', 'react-data-grid/master-detail/'),
  q('sorting', 'react-data-grid/sorting/'),
  q('filter rows', 'react-data-grid/filtering/'),
  q(
    'quick filter',
    'react-data-grid/filtering/quick-filter/',
    'react-data-grid/components/quick-filter/',
    'api/data-grid/quick-filter/',
  ),
  q('pagination', 'react-data-grid/pagination/'),
  q('row selection', 'react-data-grid/row-selection/'),
  q('select rows with checkboxes', 'react-data-grid/row-selection/'),
  q('inline editing', 'react-data-grid/editing/'),
  q('export to excel', 'react-data-grid/export/'),
  q('csv export', 'react-data-grid/export/', 'api/data-grid/export-csv/'),
  q('tree data', 'react-data-grid/tree-data/'),
  q('row grouping', 'react-data-grid/row-grouping/'),
  q('aggregation', 'react-data-grid/aggregation/'),
  q('pivoting', 'react-data-grid/pivoting/'),
  q('virtual scrolling', 'react-data-grid/virtualization/'),
  q('server side data', 'react-data-grid/server-side-data/'),
  q('infinite scroll', 'react-data-grid/server-side-data/lazy-loading/'),
  q('reorder columns', 'react-data-grid/column-ordering/'),
  q('clipboard', 'react-data-grid/clipboard/'),
  q('density', `${GRID_PROP}density`, 'react-data-grid/accessibility/'),

  // Data grid, by name.
  q('DataGrid', 'api/data-grid/data-grid/'),
  q('DataGridPremium', 'api/data-grid/data-grid-premium/'),
  q('rowHeight', `${GRID_PROP}rowHeight`),
  q('row height', `${GRID_PROP}rowHeight`, 'react-data-grid/row-height/'),
  q('pageSizeOptions', `${GRID_PROP}pageSizeOptions`),
  q('page size options', `${GRID_PROP}pageSizeOptions`),
  q('pageSizeOptoins', `${GRID_PROP}pageSizeOptions`),
  q('onRowClick', `${GRID_PROP}onRowClick`),
  q('on row click', `${GRID_PROP}onRowClick`),
  q('checkboxSelection', `${GRID_PROP}checkboxSelection`),
  q('disableColumnMenu', `${GRID_PROP}disableColumnMenu`),
  q('processRowUpdate', `${GRID_PROP}processRowUpdate`),
  q('getRowId', `${GRID_PROP}getRowId`),
  q('pinnedColumns', `${PRO_PROP}pinnedColumns`),
  q('getTreeDataPath', `${PRO_PROP}getTreeDataPath`),
  q('aggregationModel', `${PREMIUM_PROP}aggregationModel`),
  q('rowGroupingModel', `${PREMIUM_PROP}rowGroupingModel`),
  q('valueGetter', `${COLUMN}valueGetter`),
  q('renderCell', `${COLUMN}renderCell`),
  q(
    'custom cell renderer',
    `${COLUMN}renderCell`,
    'react-data-grid/custom-columns/',
    'react-data-grid/cells/',
  ),
  q('MuiDataGrid-columnHeader', 'api/data-grid/data-grid/#data-grid-class-columnHeader'),
  q('toolbar slot', 'api/data-grid/data-grid/#data-grid-slot-toolbar'),
  q('loadingOverlay', 'api/data-grid/data-grid/#data-grid-slot-loadingOverlay'),
  q('columnMenu', 'api/data-grid/data-grid/#data-grid-slot-columnMenu'),
  q('setPage', 'api/data-grid/grid-api/#grid-api-property-setPage'),
  q('GridColDef', 'api/data-grid/grid-col-def/'),

  // Pickers.
  q('date picker', 'react-date-pickers/date-picker/', 'api/date-pickers/date-picker/'),
  q('datepicker', 'react-date-pickers/date-picker/', 'api/date-pickers/date-picker/'),
  q('date pikcer', 'react-date-pickers/date-picker/', 'api/date-pickers/date-picker/'),
  q('date pickers quickstart', 'react-date-pickers/quickstart/'),
  q('DateTimePicker', 'api/date-pickers/date-time-picker/', 'react-date-pickers/date-time-picker/'),
  q(
    'date range picker',
    'react-date-pickers/date-range-picker/',
    'api/date-pickers/date-range-picker/',
  ),
  q('range picker', 'react-date-pickers/date-range-picker/', 'api/date-pickers/date-range-picker/'),
  q('DigitalClock', 'api/date-pickers/digital-clock/', 'react-date-pickers/digital-clock/'),
  q('time clock', 'api/date-pickers/time-clock/', 'react-date-pickers/time-clock/'),
  q('calendar', 'api/date-pickers/date-calendar/', 'react-date-pickers/date-calendar/'),
  q('LocalizationProvider', 'api/date-pickers/localization-provider/'),
  q('minDate', 'api/date-pickers/date-picker/#date-picker-prop-minDate'),
  q('disablePast', 'api/date-pickers/date-picker/#date-picker-prop-disablePast'),
  q('shouldDisableDate', 'api/date-pickers/date-picker/#date-picker-prop-shouldDisableDate'),
  q(
    'disableHighlightToday',
    'api/date-pickers/date-picker/#date-picker-prop-disableHighlightToday',
  ),
  q('actionBar slot', 'api/date-pickers/date-picker/#date-picker-slot-actionBar'),
  q('minutesStep', 'api/date-pickers/time-picker/#time-picker-prop-minutesStep'),
  q(
    'timezone',
    'react-date-pickers/timezone/',
    'api/date-pickers/date-picker/#date-picker-prop-timezone',
  ),
  q('disable weekends', 'react-date-pickers/validation/'),
  q('PickersShortcuts', 'api/date-pickers/pickers-shortcuts/'),

  // Charts.
  q('charts quickstart', 'react-charts/quickstart/'),
  q('bars', 'react-charts/bars/'),
  q('bar chart', 'api/charts/bar-chart/', 'react-charts/bars/'),
  q('BarChart', 'api/charts/bar-chart/'),
  q('stacked bars', 'react-charts/bars/'),
  q('horizontal bars', 'react-charts/bars/'),
  q('rounded corners of bars', 'react-charts/bars/#border-radius'),
  q('histogram', 'react-charts/bars/', 'api/charts/bar-chart/'),
  q('LineChart', 'api/charts/line-chart/'),
  q('lines', 'react-charts/lines/', 'api/charts/line-chart/'),
  q('donut', 'react-charts/pie/', 'api/charts/pie-chart/'),
  q('pie chart', 'react-charts/pie/', 'api/charts/pie-chart/'),
  q(
    'scatter plot',
    'react-charts/scatter/',
    'api/charts/scatter-chart/',
    'api/charts/scatter-plot/',
  ),
  q('sparkline', 'react-charts/sparkline/', 'api/charts/spark-line-chart/'),
  q('heatmap', 'react-charts/heatmap/', 'api/charts/heatmap/'),
  q('Gauge', 'api/charts/gauge/', 'react-charts/gauge/'),
  q('speedometer', 'react-charts/gauge/', 'api/charts/gauge/'),
  q('radar', 'react-charts/radar/', 'api/charts/radar-chart/'),
  q('funnel', 'react-charts/funnel/', 'api/charts/funnel-chart/', 'api/charts/funnel-chart/'),
  q(
    'hideLegend',
    'api/charts/bar-chart/#bar-chart-prop-hideLegend',
    'api/charts/line-chart/#line-chart-prop-hideLegend',
    'api/charts/pie-chart/#pie-chart-prop-hideLegend',
  ),
  q('legend', 'react-charts/legend/', 'api/charts/charts-legend/'),
  q('charts tooltip', 'react-charts/tooltip/', 'api/charts/charts-tooltip/'),
  q(
    'skipAnimation',
    'api/charts/bar-chart/#bar-chart-prop-skipAnimation',
    'api/charts/line-chart/#line-chart-prop-skipAnimation',
  ),
  q('barLabel', 'api/charts/bar-chart/#bar-chart-prop-barLabel'),
  q('color by value', 'react-charts/bars/#color-by-value', 'react-charts/bars/#ColorByValue'),
  q(
    'innerRadius',
    'api/charts/pie-series/#pie-series-property-innerRadius',
    'api/charts/gauge/#gauge-prop-innerRadius',
  ),
  q('ChartsReferenceLine', 'api/charts/charts-reference-line/'),
  q('zoom', 'react-charts/zoom-and-pan/'),

  // Tree view.
  q('tree view quickstart', 'react-tree-view/quickstart/'),
  q(
    'treeview',
    'react-tree-view/',
    'react-tree-view/quickstart/',
    'api/tree-view/simple-tree-view/',
    'api/tree-view/rich-tree-view/',
  ),
  q('RichTreeView', 'api/tree-view/rich-tree-view/'),
  q('rich treeview', 'api/tree-view/rich-tree-view/', 'react-tree-view/rich-tree-view/items/'),
  q('SimpleTreeView', 'api/tree-view/simple-tree-view/'),
  q('TreeItem', 'api/tree-view/tree-item/'),
  q(
    'expandedItems',
    'api/tree-view/rich-tree-view/#rich-tree-view-prop-expandedItems',
    'api/tree-view/simple-tree-view/#simple-tree-view-prop-expandedItems',
  ),
  q('getItemLabel', 'api/tree-view/rich-tree-view/#rich-tree-view-prop-getItemLabel'),
  q('itemsReordering', 'api/tree-view/rich-tree-view-pro/#rich-tree-view-pro-prop-itemsReordering'),
  q(
    'defaultExpandedItms',
    'api/tree-view/rich-tree-view/#rich-tree-view-prop-defaultExpandedItems',
    'api/tree-view/simple-tree-view/#simple-tree-view-prop-defaultExpandedItems',
  ),
  q(
    'multiSelect',
    'api/tree-view/rich-tree-view/#rich-tree-view-prop-multiSelect',
    'api/tree-view/simple-tree-view/#simple-tree-view-prop-multiSelect',
  ),
  q(
    'collapseIcon',
    'api/tree-view/rich-tree-view/#rich-tree-view-slot-collapseIcon',
    'api/tree-view/simple-tree-view/#simple-tree-view-slot-collapseIcon',
  ),
];

/** Asked on the Chinese pages. */
export const CHINESE: readonly Question[] = [
  q('安装', 'introduction/installation/'),
  q('许可证', 'introduction/licensing/'),
  q('价格', 'introduction/licensing/'),
  q('如何获得支持', 'introduction/support/'),
  q('路线图', 'introduction/roadmap/'),
  q('遥测', 'guides/telemetry/'),
  q('新功能', 'whats-new/'),
  q('更新日志', 'whats-new/'),
  q('数据表格', 'react-data-grid/', 'api/data-grid/data-grid/'),
  q('表格快速开始', 'react-data-grid/quickstart/'),
  q('柱状图', 'react-charts/bars/'),
  q('条形图', 'react-charts/bars/', 'api/charts/bar-chart/'),
  q('图表入门', 'react-charts/quickstart/'),
  q('树视图快速开始', 'react-tree-view/quickstart/'),
  q(
    '日期选择器',
    'react-date-pickers/date-picker/',
    'api/date-pickers/date-picker/',
    'react-date-pickers/quickstart/',
  ),
  q('冻结列', 'react-data-grid/column-pinning/'),
  q('导出', 'react-data-grid/export/'),
  q('排序', 'react-data-grid/sorting/'),
  q('分页', 'react-data-grid/pagination/'),
  q('饼图', 'react-charts/pie/', 'api/charts/pie-chart/'),
  q('雷达图', 'react-charts/radar/', 'api/charts/radar-chart/'),
  q('自定义插槽', 'common-concepts/custom-components/'),
  q('rowHeight 属性', 'api/data-grid/data-grid/#data-grid-prop-rowHeight'),
  q('pageSizeOptions', 'api/data-grid/data-grid/#data-grid-prop-pageSizeOptions'),
];

const TREES = ['rich-tree-view', 'simple-tree-view'];

const treeGuides = (page: string): string[] =>
  TREES.map((tree) => `react-tree-view/${tree}/${page}/`);

const treeRows = (kind: string, name: string): string[] =>
  TREES.map((tree) => `api/tree-view/${tree}/#${tree}-${kind}-${name}`);

const chartRows = (name: string, ...charts: string[]): string[] =>
  charts.map((chart) => `api/charts/${chart}/#${chart}-prop-${name}`);

/**
 * Written down before any of them was asked, and not changed since: how the search does with questions that it was not made for.
 * Never mend a single one of these in the synonyms; mend what makes it fail.
 */
export const UNSEEN: Readonly<
  Record<'names and tasks' | 'misspelled' | 'in other words', readonly Question[]>
> = {
  'names and tasks': [
    // Data grid.
    q('onCellEditStop', `${GRID_PROP}onCellEditStop`),
    q('row selection model', `${GRID_PROP}rowSelectionModel`),
    q('filterModel prop', `${GRID_PROP}filterModel`),
    q('columnVisibilityModel', `${GRID_PROP}columnVisibilityModel`),
    q('detail panel content', `${PRO_PROP}getDetailPanelContent`),
    q('flex column width', `${COLUMN}flex`),
    q('headerName of a column', `${COLUMN}headerName`),
    q('exportDataAsCsv', 'api/data-grid/grid-api/#grid-api-property-exportDataAsCsv'),
    q('replace noRowsOverlay', 'api/data-grid/data-grid/#data-grid-slot-noRowsOverlay'),
    q('hide the footer of the grid', `${GRID_PROP}hideFooter`),
    // Charts.
    q(
      'tick label style',
      'api/charts/axis-config/#axis-config-property-tickLabelStyle',
      'api/charts/charts-x-axis/#charts-x-axis-prop-tickLabelStyle',
      'api/charts/charts-y-axis/#charts-y-axis-prop-tickLabelStyle',
    ),
    q('chart with two y axes', 'react-charts/axis/', 'react-charts/line-demo/'),
    q('custom tooltip content', 'react-charts/tooltip/'),
    q('save a chart as png', 'react-charts/export/'),
    q('text in the center of a pie', 'react-charts/pie-demo/', 'react-charts/pie/'),
    q('control the highlighted item', 'react-charts/highlighting/'),
    q(
      'grid lines behind bars',
      'react-charts/bars/#add-grid-lines',
      'react-charts/bars/#grid',
      'react-charts/bars/',
    ),
    q('connectNulls', 'api/charts/line-series/#line-series-property-connectNulls'),
    q('useDrawingArea', 'react-charts/hooks/use-drawing-area/'),
    q(
      'onAxisClick',
      ...chartRows('onAxisClick', 'bar-chart', 'line-chart', 'scatter-chart', 'chart-container'),
    ),
    // Tree view.
    q('onItemClick tree', ...treeRows('prop', 'onItemClick')),
    q('disabled tree items', ...treeGuides('items')),
    q(
      'isItemEditable',
      'api/tree-view/rich-tree-view/#rich-tree-view-prop-isItemEditable',
      'react-tree-view/rich-tree-view/editing/',
    ),
    q('change icons of the tree', ...treeGuides('customization')),
    // Pickers.
    q('onAccept', 'api/date-pickers/date-picker/#date-picker-prop-onAccept'),
    q(
      'show week numbers',
      'api/date-pickers/date-picker/#date-picker-prop-displayWeekNumber',
      'api/date-pickers/date-calendar/#date-calendar-prop-displayWeekNumber',
    ),
    q('openTo year', 'api/date-pickers/date-picker/#date-picker-prop-openTo'),
    // Concepts.
    q('pass props to a slot', 'common-concepts/custom-components/'),
    q('do I need a license key for development', 'introduction/licensing/'),
    q('which versions are maintained', 'introduction/support/'),
  ],
  // cspell:disable
  misspelled: [
    q('lisencing', 'introduction/licensing/'),
    q('instalation', 'introduction/installation/'),
    q('chart tolltip', 'react-charts/tooltip/', 'api/charts/charts-tooltip/'),
    q('heatmp', 'react-charts/heatmap/', 'api/charts/heatmap/'),
    q('sankye chart', 'react-charts/sankey/', 'api/charts/sankey-chart/'),
    q('sparklne', 'react-charts/sparkline/', 'api/charts/spark-line-chart/'),
    q('onRowSelectonModelChange', `${GRID_PROP}onRowSelectionModelChange`),
    q(
      'DateTimePikcer',
      'api/date-pickers/date-time-picker/',
      'react-date-pickers/date-time-picker/',
    ),
    q('tree item expanssion', ...treeGuides('expansion')),
    q('highligthing', 'react-charts/highlighting/'),
  ],
  // cspell:enable
  'in other words': [
    q('ring chart', 'react-charts/pie/', 'api/charts/pie-chart/', 'react-charts/pie-demo/'),
    q('conversion chart', 'react-charts/funnel/', 'api/charts/funnel-chart/'),
    q('download chart as image', 'react-charts/export/'),
    q(
      '100 percent stacked',
      'react-charts/stacking/',
      'react-charts/bars/',
      'react-charts/bar-demo/',
    ),
    q('tree with checkboxes', ...treeGuides('selection'), ...treeRows('prop', 'checkboxSelection')),
    q('drag nodes of a tree', 'react-tree-view/rich-tree-view/ordering/'),
    q(
      'load children on demand',
      'react-tree-view/rich-tree-view/lazy-loading/',
      'react-data-grid/server-side-data/tree-data/',
    ),
    q('opt out of tracking', 'guides/telemetry/'),
    q('military time', 'api/date-pickers/time-picker/#time-picker-prop-ampm'),
    q('crosshair', 'react-charts/highlighting/', 'api/charts/charts-axis-highlight/'),
  ],
};

/** As above, asked on the Chinese pages. */
export const UNSEEN_CHINESE: readonly Question[] = [
  q('如何安装表格', 'react-data-grid/quickstart/', 'introduction/installation/'),
  q('图表缩放', 'react-charts/zoom-and-pan/'),
  q('桑基图', 'react-charts/sankey/', 'api/charts/sankey-chart/'),
  q('漏斗图', 'react-charts/funnel/', 'api/charts/funnel-chart/'),
  q('图例位置', 'react-charts/legend/'),
  q('拖动树节点', 'react-tree-view/rich-tree-view/ordering/'),
  q('商业许可密钥', 'introduction/licensing/'),
  q('报告错误', 'introduction/support/'),
  q('日期时间选择器', 'api/date-pickers/date-time-picker/', 'react-date-pickers/date-time-picker/'),
  q('树节点多选', ...treeGuides('selection'), ...treeRows('prop', 'multiSelect')),
];
