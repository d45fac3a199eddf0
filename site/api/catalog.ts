import {getProduct, type Product, type ProductName} from '../products/shared';
import type {PaidPlan} from '../plans/shared';

/** One leaf of the API reference: a name, and the plan that its component needs. */
export interface CatalogEntry {
  name: string;
  plan?: PaidPlan;
}

type Entry = string | CatalogEntry;

/** The API pages of one product. */
export interface CatalogArea {
  area: ProductName;
  /** The product's name, as the index page shows it. */
  label: string;
  /** The packages of the product by plan, the free one first. */
  packages: Product['packages'];
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

/** What the catalogue needs to know of a product. */
const factsOf = (name: ProductName): Pick<CatalogArea, 'area' | 'label' | 'packages'> => {
  const {label, packages} = getProduct(name);
  return {area: name, label, packages};
};

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
    ...factsOf('data-grid'),
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
    ...factsOf('date-pickers'),
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
    ...factsOf('charts'),
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
    ...factsOf('tree-view'),
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
