// cspell:ignore muipickerspopper monthandyear dayofweekformatter selectedsections hidelegend publicapi pubicapi setitemexpansion usetreeitemstate
import type {Usage} from './collectUsages';

/** A change that names alone don't show: of a value, of arguments, or of something without a row. */
export interface Change {
  kind: Usage['kind'];
  of?: RegExp;
  from?: RegExp;
  name: RegExp;
  value?: RegExp;
  /** A prop that solves it. */
  unless?: string;
  /** A package that must be older than a major version. */
  below?: readonly [packageName: string, major: number];
  text: string;
  /** The section of the migration guide. */
  guide: string;
  codemod?: string;
}

const GRID_6 = 'migration-data-grid-v5/#';
const GRID_7 = 'migration-data-grid-v6/#';
const GRID_8 = 'migration-data-grid-v7/#';
const PICKERS_7 = 'migration-pickers-v6/#';
const PICKERS_8 = 'migration-pickers-v7/#';
const CHARTS_8 = 'migration-charts-v7/#';
const TREE_7 = 'migration-tree-view-v6/#';
const TREE_8 = 'migration-tree-view-v7/#';

const GRID = /^DataGrid/;
const GRID_ROOT = /^@mui\/x-data-grid(?:-pro|-premium)?$/;
const SELECTION_MODEL = /^Grid(?:Row)?SelectionModel$/;
const PICKERS_ROOT = /^@mui\/x-date-pickers(?:-pro)?$/;
const LOCALE = /^(?:[a-z]{2}[A-Z]{2}|be[A-Z]\w+)$/;
const COLUMN_FUNCTIONS =
  /^(?:value(?:Getter|Formatter|Setter|Parser)|colSpan|groupingValue(?:Getter|Setter)|pastedValueParser)$/;

/** The changes by version, newest first in each product. Props, exports, and classes have rows instead. */
export const CHANGES: readonly Change[] = [
  {
    kind: 'prop',
    of: GRID,
    name: /^rowSelectionModel$/,
    value: /^array/,
    text: '`rowSelectionModel` is an object since v8. Use `{type: "include", ids: new Set([…])}`.',
    guide: `${GRID_8}row-selection-model`,
  },
  {
    kind: 'prop',
    of: GRID,
    name: /^onRowSelectionModelChange$/,
    value: /^function\(array\)$/,
    text: '`$1` receives an object since v8, not an array. Read `ids`, which is a `Set`.',
    guide: `${GRID_8}row-selection-model`,
  },
  {
    kind: 'type',
    name: SELECTION_MODEL,
    value: /^array/,
    text: '`GridRowSelectionModel` is an object since v8. Use `{type: "include", ids: new Set([…])}`.',
    guide: `${GRID_8}row-selection-model`,
  },
  {
    kind: 'key',
    of: SELECTION_MODEL,
    name: /^(?:\[0\]|at|concat|every|filter|find|findIndex|forEach|includes|indexOf|join|length|map|reduce|slice|some)$/,
    text: 'The row selection model is an object since v8, not an array. Read `ids`, which is a `Set`.',
    guide: `${GRID_8}row-selection-model`,
  },
  {
    kind: 'key',
    of: /^GridApi$/,
    name: /^setRowSelectionModel\(\)$/,
    value: /^\d:array/,
    text: '`setRowSelectionModel()` takes an object since v8. Use `{type: "include", ids: new Set([…])}`.',
    guide: `${GRID_8}row-selection-model`,
  },
  {
    kind: 'prop',
    of: GRID,
    name: /^(?:default)?detailPanelExpandedRowIds$/i,
    value: /^array/,
    text: '`detailPanelExpandedRowIds` is a `Set` since v8. Use `new Set([…])`.',
    guide: `${GRID_8}detail-panel-expanded-row-ids`,
  },
  {
    kind: 'prop',
    of: /^GridToolbarQuickFilter$/,
    name: /^(?!(?:className|debounceMs|key|quickFilter(?:Parser|Formatter)|ref|slotProps)$)/,
    text: '`GridToolbarQuickFilter` no longer passes `$1` to the text field since v8. Use `slotProps.root`.',
    guide: `${GRID_8}grid-toolbar`,
  },
  {
    kind: 'key',
    of: /^GridApi$/,
    name: /^setExpandedDetailPanels\(\)$/,
    value: /^\d:array/,
    text: '`setExpandedDetailPanels()` takes a `Set` since v8. Use `new Set([…])`.',
    guide: `${GRID_8}detail-panel-expanded-row-ids`,
  },
  {
    kind: 'key',
    of: GRID,
    name: /^slots\.toolbar$/,
    unless: 'showToolbar',
    text: 'The slot `toolbar` is rendered only with `showToolbar` since v8. Add the prop `showToolbar`.',
    guide: `${GRID_8}show-toolbar`,
  },
  {
    kind: 'key',
    of: GRID,
    name: /^localeText\.MuiTablePagination$/,
    text: '`localeText.MuiTablePagination` was removed in v8. Use `paginationRowsPerPage`, `paginationDisplayedRows`, and `paginationItemAriaLabel`.',
    guide: `${GRID_8}pagination-locale-text`,
  },
  {
    kind: 'key',
    of: GRID,
    name: /^experimentalFeatures\.ariaV8$/,
    text: 'The flag `ariaV8` was removed in v8, because the roles are the default. Remove the flag.',
    guide: `${GRID_8}accessibility`,
    codemod: 'v8.0.0/data-grid/remove-stabilized-experimentalFeatures',
  },
  {
    kind: 'key',
    of: GRID,
    name: /^experimentalFeatures\.(?:columnGrouping|ariaV7|lazyLoading|clipboardPaste|rowPinning|newEditingApi)$/,
    text: 'The flag `$1` was removed, because the feature is always on. Remove the flag.',
    guide: `${GRID_7}experimental-features`,
    codemod: 'v7.0.0/data-grid/remove-stabilized-experimentalFeatures',
  },
  {
    kind: 'key',
    of: /^grid\w+Selector$/,
    name: /^call$/,
    value: /^state/,
    text: 'Selectors take `apiRef` since v8, not the state. Pass `apiRef`.',
    guide: `${GRID_8}selector-signature`,
  },
  {
    kind: 'theme',
    name: /^MuiDataGrid\.(?:containerBackground|pinnedBackground)$/,
    text: '`mixins.MuiDataGrid` was removed from the theme in v8. Use `palette.DataGrid`.',
    guide: `${GRID_8}theme-palette-data-grid`,
  },
  {
    kind: 'prop',
    of: /^GridToolbar(?:(?:Columns|Filter)Button|DensitySelector|Export)$/,
    name: /^(?!(?:(?:csv|excel|print)Options|data-.*|key|ref|slotProps)$)/,
    text: "`$1` isn't passed to the button of the toolbar since v7. Use `slotProps.button` or `slotProps.tooltip`.",
    guide: `${GRID_7}toolbar-buttons`,
  },
  {
    kind: 'property',
    of: /^Grid\w*ColDef$/,
    name: COLUMN_FUNCTIONS,
    value: /^function\(params\)$/,
    text: '`$1` receives `(value, row, column, apiRef)` since v7, not an object. Change its parameters.',
    guide: `${GRID_7}column-signatures`,
  },
  {
    kind: 'prop',
    of: /^GridEditSingleSelectCell$/,
    name: /^getOption(?:Value|Label)$/,
    text: 'Since v7, `$1` is a property of the column. Move it to the column definition.',
    guide: `${GRID_7}get-option-value`,
  },
  {
    kind: 'key',
    of: GRID,
    name: /^(?:slotProps\.columnsPanel)\.(?:disableShowAllButton|disableHideAllButton|getTogglableColumns|searchPredicate|autoFocusSearchField)$/,
    text: '`$1` moved in v7. Use `slotProps.columnsManagement`.',
    guide: `${GRID_7}columns-management`,
  },
  {
    kind: 'export',
    from: GRID_ROOT,
    name: LOCALE,
    text: 'Locales moved in v7. Import `$1` from `@mui/x-data-grid/locales`.',
    guide: `${GRID_7}locales`,
  },
  {
    kind: 'path',
    name: /^@mui\/x-data-grid(?:-\w+)?\/(?:\w+\/)+(?:use)?grid[A-Z]\w*$/i,
    text: "Paths of single files don't resolve since v8. Import from the root of the package.",
    guide: `${GRID_8}package-layout-changes`,
  },
  {
    kind: 'path',
    name: /^@mui\/x-(?:date-pickers|charts|tree-view)(?:-pro)?\/([A-Z]\w*)\/\1(?:\.types)?$/,
    text: "Paths of single files don't resolve since v8. Import from their folder.",
    guide: `${PICKERS_8}package-layout-changes`,
  },
  {
    kind: 'type',
    name: /^Grid(?:Render(?:Edit)?)?CellParams$/,
    value: /^<(?:Date|Dayjs|TS(?:Array|Boolean|Null|Number|String|Union)\w+)>$/,
    text: 'The first type parameter of `GridRenderCellParams` and `GridCellParams` is the row since v6. Pass the type of the value as the second one.',
    guide: `${GRID_6}cell-params-value`,
  },
  {
    kind: 'path',
    name: /^@mui\/x-license-pro$/,
    text: 'The package `@mui/x-license-pro` was renamed in v7. Use `@mui/x-license`.',
    guide: `${GRID_7}update-the-license-package`,
  },
  {
    kind: 'path',
    name: /^@mui\/x-data-grid[\w-]*\/legacy(?:\/|$)/,
    text: 'The legacy bundle was removed in v7. Import from the package.',
    guide: `${GRID_7}drop-the-legacy-bundle`,
  },
  {
    kind: 'path',
    name: /^@mui\/x-date-pickers(?:-pro)?\/AdapterDateFns(?:Jalali)?$/,
    below: ['date-fns', 3],
    text: 'This adapter needs date-fns 3 or later since v8. Add `V2` to the name of the import path.',
    guide: `${PICKERS_8}rename-date-fns-adapter-imports`,
    codemod: 'v8.0.0/pickers/rename-adapter-date-fns-imports',
  },
  {
    kind: 'type',
    from: /^@mui\/x-date-pickers/,
    name: /^(?!DateRange$|PickersShortcutsItem$|FieldRef$|InferFieldSection$|DateBuilderReturnType$|\w*Error$|Validator$)/,
    value: /^<(?:Dayjs|Moment|DateTime|Date|TDate)>$/,
    text: '`$1` has no type parameter for dates since v8. Remove the type argument.',
    guide: `${PICKERS_8}do-not-pass-the-date-object-as-a-generic`,
  },
  {
    kind: 'type',
    from: /^@mui\/x-date-pickers/,
    name: /^FieldRef$/,
    value: /^<(?:Range)?FieldSection>$/,
    text: 'The type argument of `FieldRef` is the value since v8. Use `FieldRef<Dayjs | null>`.',
    guide: `${PICKERS_8}do-not-pass-the-section-type-as-a-generic`,
  },
  {
    kind: 'read',
    of: /^(?:BaseSingleInputField|BaseMultiInputField|Use\w+Field(?:Component)?)$/,
    name: /^(?:InputProps|inputProps)$/,
    text: "Fields don't receive `$1` since v8. Read the picker's state from `usePickerContext()`.",
    guide: `${PICKERS_8}slot-field`,
  },
  {
    kind: 'key',
    name: /^localeText\.(?:clockLabelText)$/,
    value: /^function\([34]\)$/,
    text: '`$1` receives `(view, formattedTime)` since v8. Change its parameters.',
    guide: `${PICKERS_8}stop-passing-utils-and-the-date-object-to-some-translation-keys`,
  },
  {
    kind: 'key',
    name: /^localeText\.(?:openDatePickerDialogue|openTimePickerDialogue)$/,
    value: /^function\([23]\)$/,
    text: '`$1` receives the formatted value since v8. Change its parameters.',
    guide: `${PICKERS_8}stop-passing-utils-and-the-date-object-to-some-translation-keys`,
  },
  {
    kind: 'key',
    of: /^LocalizationProvider$/,
    name: /^dateFormats\.(?:fullTime|keyboardDateTime)$/,
    text: 'The format `$1` was removed in v8. Use `$112h` and `$124h`.',
    guide: `${PICKERS_8}remove-unused-adapter-formats`,
  },
  {
    kind: 'theme',
    name: /^MuiPickersPopper$/,
    text: '`$1` was renamed in v8. Use `MuiPickerPopper`.',
    guide: `${PICKERS_8}muipickerspopper`,
  },
  {
    kind: 'theme',
    name: /^MuiPickersMonth$/,
    text: '`$1` was merged into `MonthCalendar` in v8. Use `MuiMonthCalendar`.',
    guide: `${PICKERS_8}month-calendar`,
  },
  {
    kind: 'theme',
    name: /^MuiPickersYear$/,
    text: '`$1` was merged into `YearCalendar` in v8. Use `MuiYearCalendar`.',
    guide: `${PICKERS_8}year-calendar`,
  },
  {
    kind: 'key',
    of: /^LocalizationProvider$/,
    name: /^dateFormats\.(?:monthAndYear)$/,
    text: 'The format `$1` was removed in v7. Use the `calendarHeader` slot.',
    guide: `${PICKERS_7}remove-the-monthandyear-format`,
  },
  {
    kind: 'prop',
    name: /^dayOfWeekFormatter$/,
    value: /^function\(2\)$/,
    text: '`$1` receives only the date since v7. Remove the first parameter.',
    guide: `${PICKERS_7}remove-the-string-argument-of-the-dayofweekformatter-prop`,
  },
  {
    kind: 'key',
    name: /^(?:slotProps\.\w+\.)?selectedSections\.(?:startIndex|endIndex)$/,
    text: 'Ranges in `selectedSections` were removed in v7. Use the index of a section, or `"all"`.',
    guide: `${PICKERS_7}update-the-format-of-selectedsections`,
  },
  {
    kind: 'export',
    from: PICKERS_ROOT,
    name: LOCALE,
    text: 'Locales moved in v7. Import `$1` from `@mui/x-date-pickers/locales`.',
    guide: `${PICKERS_7}remove-root-level-locales-export`,
  },
  {
    kind: 'key',
    name: /^slotProps\.legend\.direction$/,
    value: /^'(?:row|column)'$/,
    text: 'The `direction` of a legend is `"horizontal"` or `"vertical"` since v8. Replace `"row"` and `"column"`.',
    guide: `${CHARTS_8}legend-direction-value-change`,
    codemod: 'v8.0.0/charts/replace-legend-direction-values',
  },
  {
    kind: 'prop',
    of: /Legend$/,
    from: /^@mui\/x-charts/,
    name: /^direction$/,
    value: /^'(?:row|column)'$/,
    text: 'The `direction` of a legend is `"horizontal"` or `"vertical"` since v8. Replace `"row"` and `"column"`.',
    guide: `${CHARTS_8}legend-direction-value-change`,
    codemod: 'v8.0.0/charts/replace-legend-direction-values',
  },
  {
    kind: 'key',
    name: /^slotProps\.legend\.position\.horizontal$/,
    value: /^'(?:left|middle|right)'$/,
    text: 'The horizontal position of a legend is `"start"`, `"center"`, or `"end"` since v8. Replace the value.',
    guide: `${CHARTS_8}legend-position-value-change`,
    codemod: 'v8.0.0/charts/replace-legend-position-values',
  },
  {
    kind: 'key',
    of: /Chart/,
    name: /^slotProps\.legend\.hidden$/,
    text: '`slotProps.legend.hidden` was removed in v8. Use the prop `hideLegend`.',
    guide: `${CHARTS_8}replace-slotprops-legend-hidden-with-hidelegend-prop`,
    codemod: 'v8.0.0/charts/replace-legend-hidden-slot-prop',
  },
  {
    kind: 'key',
    of: /Container/,
    name: /^children\.(?:ChartsLegend|PiecewiseColorLegend|ContinuousColorLegend)$/,
    text: "`$1` is an HTML element since v8, so it can't be in `ChartContainer`, which is an SVG. Use `ChartDataProvider` and `ChartsSurface`.",
    guide: `${CHARTS_8}legend-is-now-an-html-element`,
  },
  {
    kind: 'property',
    of: /Series(?:Type)?$/,
    name: /^([xyz])AxisKey$/,
    text: '`$1` of series was removed in v8. Use `xAxisId`, `yAxisId`, or `zAxisId`.',
    guide: `${CHARTS_8}series-properties-renaming`,
  },
  {
    kind: 'key',
    of: /Series(?:Type)?$/,
    name: /^highlightScope\.(?:highlighted|faded)$/,
    text: '`$1` of `highlightScope` was removed in v8. Use `highlight` and `fade`.',
    guide: `${CHARTS_8}series-properties-renaming`,
  },
  {
    kind: 'export',
    from: /^@mui\/x-tree-view(?:-pro)?\/TreeItem$/,
    name: /^useTreeItem$/,
    text: 'The hook for `ContentComponent` was removed in v8. Use the slots of `TreeItem` and `useTreeItemUtils`.',
    guide: `${TREE_8}usetreeitemstate`,
  },
  {
    kind: 'element',
    name: /^TreeItem2?Provider$/,
    unless: 'id',
    text: '`TreeItemProvider` needs the prop `id` since v8. Pass the `id` of the item.',
    guide: `${TREE_8}rename-the-treeitem2-and-related-utils`,
  },
  {
    kind: 'key',
    of: /^TreeViewApi$/,
    name: /^selectItem\(\)$/,
    text: '`selectItem()` was renamed in v8. Use `setItemSelection()`.',
    guide: `${TREE_8}rename-publicapi-selectitem`,
  },
  {
    kind: 'key',
    of: /^TreeViewApi$/,
    name: /^setItemExpansion\(\)$/,
    value: /^[23]:/,
    text: '`setItemExpansion()` takes an object since v8. Use `{event, itemId, shouldBeExpanded}`.',
    guide: `${TREE_8}change-pubicapi-setitemexpansion-signature`,
  },
  {
    kind: 'path',
    name: /^@mui\/x-(?:date-pickers|charts|tree-view)[\w-]*\/legacy(?:\/|$)/,
    text: 'The legacy bundle was removed in v7. Import from the package.',
    guide: `${TREE_7}drop-the-legacy-bundle`,
  },
];

/** The components whose props a component has that was renamed. */
export const RENAMED_OWNERS: Readonly<Record<string, string>> = {
  TreeView: 'SimpleTreeView',
  TreeItem2: 'TreeItem',
  ResponsiveChartContainer: 'ChartContainer',
  ResponsiveChartContainerPro: 'ChartContainerPro',
  GridApiCommunity: 'GridApi',
  GridApiPro: 'GridApi',
  GridApiPremium: 'GridApi',
  BarSeriesType: 'BarSeries',
  LineSeriesType: 'LineSeries',
  PieSeriesType: 'PieSeries',
  ScatterSeriesType: 'ScatterSeries',
};

/** The interfaces that an object of a union type may have. */
export const UNIONS: Readonly<Record<string, readonly string[]>> = {
  GridColDef: ['GridColDef', 'GridSingleSelectColDef', 'GridActionsColDef'],
};
