import {createPickerControls} from './pickerSettings';
import type {PartState, PropControl} from './shared';

/** Differences between a playground and the API reference. */
interface Settings {
  /** Props without a control, because they have no visible effect in the demo. */
  hide?: readonly string[];
  /** Changes of controls. They come first, in this order; those with a `type` may be new. */
  controls?: Readonly<Record<string, Partial<PropControl>>>;
  /** States that show parts; the first matching one applies. */
  parts?: readonly PartState[];
}

const slider = (min: number, max: number, initial: number, step = 1): PropControl =>
  ({type: 'slider', min, max, step, default: initial}) as PropControl;

const HOVER = [
  '.MuiBarElement-root, .MuiMarkElement-root, .MuiPieArc-root, .MuiScatterChart-root circle',
  'pointerover',
  'pointerenter',
  'pointermove',
] as const;
const CHART: Settings = {
  hide: ['disableAxisListener', 'skipAnimation', 'margin'],
  parts: [
    ['Toolbar', {showToolbar: true, 'slots.toolbar': true}],
    ['BarLabel', {barLabel: 'value'}],
    ['Tooltip|Highlight', {}, ...HOVER],
  ],
};
const TREE: Settings = {
  controls: {
    checkboxSelection: {},
    multiSelect: {type: 'switch'},
    isItemEditable: {type: 'switch'},
    disableSelection: {},
    expansionTrigger: {},
    itemChildrenIndentation: slider(0, 48, 12, 4),
  },
  parts: [
    ['Checkbox|checkbox', {checkboxSelection: true}],
    ['LabelInput', {isItemEditable: true}, '.MuiTreeItem-label', 'dblclick'],
  ],
};
const OPEN = ['button[aria-label^="Choose"]', 'click'] as const;
const PICKER_PARTS: Settings['parts'] = [
  ['actionBar', {'slotProps.actionBar.actions': 'clear,today'}, ...OPEN],
  ['shortcuts', {'slotProps.shortcuts.items': true}, ...OPEN],
  ['Toolbar', {'slotProps.toolbar.hidden': false}, ...OPEN],
  // Several months of a range have another header.
  ['CalendarHeader', {calendars: 1}, ...OPEN],
  ['MonthCalendar', {views: 'year,month,day', openTo: 'month'}, ...OPEN],
  ['YearCalendar', {openTo: 'year'}, ...OPEN],
  ['', {}, ...OPEN],
];

/** The settings by component. Those of `BarChart` also apply to `BarChartPro`. */
const SETTINGS: Readonly<Record<string, Settings | undefined>> = {
  BarChart: {...CHART, controls: {layout: {}, borderRadius: slider(0, 24, 0), barLabel: {}}},
  ChartsXAxis: {controls: {position: {}, label: {}, tickSize: slider(0, 24, 6)}},
  ChartsYAxis: {controls: {position: {}, label: {}, tickSize: slider(0, 24, 6)}},
  DataGrid: {
    hide: [
      'autosizeOnMount',
      'chartsIntegration',
      'checkboxSelectionVisibleOnly',
      'columnGroupHeaderHeight',
      'disableChildrenFiltering',
      'disableChildrenSorting',
      'disableDensitySelector',
      'disableRowSelectionExcludeModel',
      'disableVirtualization',
      'hideFooterRowCount',
      'ignoreDiacritics',
      'keepColumnPositionIfDraggedOutside',
      'keepNonExistentRowsSelected',
      'label',
      'lazyLoading',
      'listView',
      'treeData',
      'virtualizeColumnsWithAutoRowHeight',
    ],
    controls: {
      density: {},
      checkboxSelection: {},
      showToolbar: {},
      loading: {},
      rowHeight: slider(24, 96, 52, 4),
      columnHeaderHeight: slider(24, 96, 56, 4),
    },
    parts: [
      ['densityComfortable', {density: 'comfortable'}],
      ['densityCompact', {density: 'compact'}],
      ['Skeleton|skeleton', {loading: true}],
    ],
  },
  FunnelChart: {...CHART, controls: {gap: slider(0, 24, 0)}},
  Gauge: {
    ...CHART,
    controls: {
      value: slider(0, 100, 72),
      startAngle: slider(-180, 180, 0, 5),
      endAngle: slider(0, 360, 360, 5),
      cornerRadius: {type: 'select', options: [0, 4, 12, '50%']},
    },
  },
  Heatmap: {...CHART, controls: {borderRadius: slider(0, 24, 0)}},
  LineChart: CHART,
  PieChart: CHART,
  RadarChart: {...CHART, controls: {shape: {}, startAngle: slider(-180, 180, 0, 5)}},
  RichTreeView: TREE,
  SankeyChart: CHART,
  ScatterChart: CHART,
  SimpleTreeView: TREE,
  TreeItem: {
    parts: [
      ['disabled', {disabled: true}],
      ['focused', {}, '.MuiTreeItem-content', 'click'],
    ],
  },
  SparkLineChart: {
    ...CHART,
    controls: {plotType: {}, area: {}, curve: {}, color: {type: 'color', default: '#2e96ff'}},
  },
};

/** The charts of the Community plan have no toolbar by default. */
const TOOLBAR: Settings['controls'] = {
  showToolbar: {},
  'slots.toolbar': {type: 'switch', code: 'Toolbar'},
};

/** Returns the settings of a component. */
export function findSettings(component: string): Settings {
  if (/Picker|Field$|Calendar$|Clock$/.test(component)) {
    return {
      hide: ['clearButtonPosition', 'openPickerButtonPosition'],
      controls: createPickerControls(component),
      parts: PICKER_PARTS,
    };
  }
  const settings = SETTINGS[component.replace(/(?<=Chart|View|Grid)(Pro|Premium)$/, '')] ?? {};
  return /^(Bar|Line|Pie|Scatter)Chart$/.test(component)
    ? {...settings, controls: {...settings.controls, ...TOOLBAR}}
    : settings;
}
