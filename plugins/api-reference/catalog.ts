import type {ApiArea, Plan} from './shared';

/** One leaf of the API reference: a name, and the plan that its component needs. */
export interface CatalogEntry {
  name: string;
  plan?: Plan;
}

type Entry = string | CatalogEntry;

/** The API pages of one product. */
export interface CatalogArea {
  area: ApiArea;
  /** The product's name, as the index page shows it. */
  label: string;
  /** The packages of the product by plan, the free one first. */
  packages: {community: string; pro?: string; premium?: string};
  components: Entry[];
  interfaces?: Entry[];
  /** What the sidebar shows beside the leaves. */
  sidebar?: {
    /** A leaf for the index page. */
    index?: true;
    /** A subheader over the components. */
    components?: true;
    /** A subheader over the interfaces. */
    interfaces?: true;
  };
}

/** The pages of the API reference of one version of the documentation, in the order of its sidebar. */
export type ApiCatalog = readonly CatalogArea[];

/** A leaf that needs the Pro plan. */
const pro = (name: string): CatalogEntry => ({name, plan: 'pro'});
/** A leaf that needs the Premium plan. */
const premium = (name: string): CatalogEntry => ({name, plan: 'premium'});

/** A leaf of the catalogue as an object. */
export function toEntry(entry: Entry): CatalogEntry {
  return typeof entry === 'string' ? {name: entry} : entry;
}

/**
 * The API pages of version 8. The address of a page is its name in kebab-case: `DataGrid` is at
 * `/x/api/data-grid/data-grid/`. To add a page, add its name; the rest is read from the package.
 */
export const catalog: ApiCatalog = [
  {
    area: 'data-grid',
    label: 'Data Grid',
    packages: {
      community: '@mui/x-data-grid',
      pro: '@mui/x-data-grid-pro',
      premium: '@mui/x-data-grid-premium',
    },
    sidebar: {index: true, components: true, interfaces: true},
    components: [
      premium('AiAssistantPanelTrigger'),
      premium('ChartsPanelTrigger'),
      'ColumnsPanelTrigger',
      'DataGrid',
      premium('DataGridPremium'),
      pro('DataGridPro'),
      'ExportCsv',
      premium('ExportExcel'),
      'ExportPrint',
      'FilterPanelTrigger',
      premium('GridChartsPanel'),
      premium('GridChartsRendererProxy'),
      'GridFilterForm',
      'GridFilterPanel',
      'GridToolbarQuickFilter',
      premium('PivotPanelTrigger'),
      premium('PromptField'),
      premium('PromptFieldControl'),
      premium('PromptFieldRecord'),
      premium('PromptFieldSend'),
      'QuickFilter',
      'QuickFilterClear',
      'QuickFilterControl',
      'QuickFilterTrigger',
      'Toolbar',
      'ToolbarButton',
    ],
    interfaces: [
      'GridApi',
      'GridCellParams',
      'GridColDef',
      'GridSingleSelectColDef',
      'GridActionsColDef',
      'GridListViewColDef',
      'GridExportStateParams',
      'GridFilterItem',
      'GridFilterModel',
      'GridFilterOperator',
      'GridRenderContext',
      'GridRowClassNameParams',
      'GridRowParams',
      'GridRowSpacingParams',
      'GridAggregationFunction',
      'GridAggregationFunctionDataSource',
      'GridCsvExportOptions',
      'GridPrintExportOptions',
      'GridExcelExportOptions',
    ],
  },
  {
    area: 'date-pickers',
    label: 'Date and Time Pickers',
    packages: {community: '@mui/x-date-pickers', pro: '@mui/x-date-pickers-pro'},
    sidebar: {index: true},
    components: [
      'DateCalendar',
      'DateField',
      'DatePicker',
      'DatePickerToolbar',
      pro('DateRangeCalendar'),
      pro('DateRangePicker'),
      pro('DateRangePickerDay'),
      pro('DateRangePickerDay2'),
      pro('DateRangePickerToolbar'),
      'DateTimeField',
      'DateTimePicker',
      'DateTimePickerTabs',
      'DateTimePickerToolbar',
      pro('DateTimeRangePicker'),
      pro('DateTimeRangePickerTabs'),
      pro('DateTimeRangePickerToolbar'),
      'DayCalendarSkeleton',
      'DesktopDatePicker',
      pro('DesktopDateRangePicker'),
      'DesktopDateTimePicker',
      pro('DesktopDateTimeRangePicker'),
      'DesktopTimePicker',
      pro('DesktopTimeRangePicker'),
      'DigitalClock',
      'LocalizationProvider',
      'MobileDatePicker',
      pro('MobileDateRangePicker'),
      'MobileDateTimePicker',
      pro('MobileDateTimeRangePicker'),
      'MobileTimePicker',
      pro('MobileTimeRangePicker'),
      'MonthCalendar',
      pro('MultiInputDateRangeField'),
      pro('MultiInputDateTimeRangeField'),
      pro('MultiInputTimeRangeField'),
      'MultiSectionDigitalClock',
      'PickerDay2',
      'PickersActionBar',
      'PickersCalendarHeader',
      'PickersDay',
      'PickersLayout',
      pro('PickersRangeCalendarHeader'),
      'PickersSectionList',
      'PickersShortcuts',
      'PickersTextField',
      pro('SingleInputDateRangeField'),
      pro('SingleInputDateTimeRangeField'),
      pro('SingleInputTimeRangeField'),
      'StaticDatePicker',
      pro('StaticDateRangePicker'),
      'StaticDateTimePicker',
      'StaticTimePicker',
      'TimeClock',
      'TimeField',
      'TimePicker',
      'TimePickerToolbar',
      pro('TimeRangePicker'),
      pro('TimeRangePickerTabs'),
      pro('TimeRangePickerToolbar'),
      'YearCalendar',
    ],
  },
  {
    area: 'charts',
    label: 'Charts',
    packages: {community: '@mui/x-charts', pro: '@mui/x-charts-pro'},
    sidebar: {interfaces: true},
    components: [
      'AnimatedArea',
      'AnimatedLine',
      'AreaElement',
      'AreaPlot',
      'BarChart',
      pro('BarChartPro'),
      'BarElement',
      'BarLabel',
      'BarPlot',
      'ChartContainer',
      pro('ChartContainerPro'),
      'ChartDataProvider',
      pro('ChartDataProviderPro'),
      'ChartsAxis',
      'ChartsAxisHighlight',
      'ChartsAxisTooltipContent',
      'ChartsClipPath',
      'ChartsGrid',
      'ChartsItemTooltipContent',
      'ChartsLegend',
      'ChartsLocalizationProvider',
      'ChartsReferenceLine',
      'ChartsSurface',
      'ChartsText',
      pro('ChartsToolbarImageExportTrigger'),
      pro('ChartsToolbarPrintExportTrigger'),
      pro('ChartsToolbarPro'),
      pro('ChartsToolbarZoomInTrigger'),
      pro('ChartsToolbarZoomOutTrigger'),
      'ChartsTooltip',
      'ChartsTooltipContainer',
      'ChartsWrapper',
      'ChartsXAxis',
      'ChartsYAxis',
      pro('ChartZoomSlider'),
      'ContinuousColorLegend',
      pro('FunnelChart'),
      pro('FunnelPlot'),
      'Gauge',
      'GaugeContainer',
      pro('Heatmap'),
      pro('HeatmapPlot'),
      pro('HeatmapTooltip'),
      pro('HeatmapTooltipContent'),
      'LineChart',
      pro('LineChartPro'),
      'LineElement',
      'LineHighlightElement',
      'LineHighlightPlot',
      'LinePlot',
      'MarkElement',
      'MarkPlot',
      'PieArc',
      'PieArcLabel',
      'PieArcLabelPlot',
      'PieArcPlot',
      'PiecewiseColorLegend',
      'PieChart',
      pro('PieChartPro'),
      'PiePlot',
      'RadarAxis',
      'RadarAxisHighlight',
      'RadarChart',
      pro('RadarChartPro'),
      'RadarGrid',
      'RadarMetricLabels',
      'RadarSeriesArea',
      'RadarSeriesMarks',
      'RadarSeriesPlot',
      pro('SankeyChart'),
      pro('SankeyPlot'),
      pro('SankeyTooltip'),
      pro('SankeyTooltipContent'),
      'Scatter',
      'ScatterChart',
      pro('ScatterChartPro'),
      'ScatterPlot',
      'SparkLineChart',
      'Toolbar',
      'ToolbarButton',
    ],
    interfaces: [
      'AxisConfig',
      'BarSeries',
      'FunnelSeries',
      'HeatmapSeries',
      'LineSeries',
      'PieSeries',
      'RadarSeries',
      'ScatterSeries',
      'LegendItemParams',
      'ChartImageExportOptions',
      'ChartPrintExportOptions',
    ],
  },
  {
    area: 'tree-view',
    label: 'Tree View',
    packages: {community: '@mui/x-tree-view', pro: '@mui/x-tree-view-pro'},
    components: [
      'RichTreeView',
      pro('RichTreeViewPro'),
      'SimpleTreeView',
      'TreeItem',
      'TreeItemDragAndDropOverlay',
      'TreeItemIcon',
      'TreeItemProvider',
    ],
  },
];
