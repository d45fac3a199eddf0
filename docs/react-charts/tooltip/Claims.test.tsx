import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {pointAt, stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {
  ChartsAxisTooltipContent,
  ChartsItemTooltipContent,
  useAxesTooltip,
  useItemTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';
import {LineChart} from '@mui/x-charts/LineChart';
import type {AxisValueFormatterContext} from '@mui/x-charts/models';
import {PieChart} from '@mui/x-charts/PieChart';

beforeEach(() => stubChartLayout());

const MONTHS = [{data: ['Apr', 'May', 'Jun']}];
const SERIES = [
  {id: 'online', data: [1, 2, null], label: 'Online'},
  {id: 'stores', data: [4, 5, 6], label: 'Stores'},
];

const getChart = () => document.querySelector('svg[viewBox="0 0 640 320"]')!;
const getBar = (index: number) =>
  document.querySelectorAll('[data-series="stores"] > *')[index]!;
const readRows = () =>
  [...document.querySelectorAll('.MuiChartsTooltip-row')].map(
    ({textContent}) => textContent,
  );

/** Renders bars, and points at the month in the middle, above its bars. */
function renderBars(
  tooltip: Partial<ChartsTooltipProps> = {},
  props: Partial<BarChartProps> = {},
) {
  const {container} = render(
    <BarChart
      hideLegend
      xAxis={MONTHS}
      yAxis={[{max: 100}]}
      series={SERIES}
      slotProps={{tooltip}}
      {...props}
    />,
  );
  pointAt(getChart(), 0.5);
  return container;
}

it('shows all series at the axis value in bar and line charts by default', () => {
  renderBars();
  expect(screen.getByRole('tooltip')).toHaveTextContent(/^MayOnline2Stores5$/);
  cleanup();
  render(
    <LineChart
      hideLegend
      xAxis={[{...MONTHS[0]!, scaleType: 'point'}]}
      series={SERIES}
    />,
  );
  pointAt(getChart(), 0.5);
  expect(screen.getByRole('tooltip')).toHaveTextContent(/^MayOnline2Stores5$/);
});

it('shows the slice under the pointer in pie charts by default', () => {
  render(<PieChart hideLegend series={[{data: [{value: 7, label: 'Desks'}]}]} />);
  pointAt(getChart(), 0.5);
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.pointerEnter(document.querySelector('.MuiPieArc-root')!);
  expect(screen.getByRole('tooltip')).toHaveTextContent(/^Desks7$/);
});

it('shows the bar under the pointer with the trigger item, and no tooltip with none', () => {
  renderBars({trigger: 'item'});
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.pointerEnter(getBar(1));
  expect(screen.getByRole('tooltip')).toHaveTextContent(/^Stores5$/);
  cleanup();
  renderBars({trigger: 'none'});
  fireEvent.pointerEnter(getBar(1));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('excludes an axis from the tooltip with ignoreTooltip: true', () => {
  const xAxis = [
    {id: 'months', data: ['Apr', 'May', 'Jun']},
    {id: 'numbers', data: [4, 5, 6], position: 'top' as const},
  ];
  renderBars({}, {xAxis});
  expect(screen.getByRole('tooltip')).toHaveTextContent(/May.*5/);
  cleanup();
  renderBars({}, {xAxis: [xAxis[0]!, {...xAxis[1]!, ignoreTooltip: true}]});
  expect(screen.getByRole('tooltip')).toHaveTextContent(/^MayOnline2Stores5$/);
});

it('passes {dataIndex} to valueFormatter of the series, and the location "tooltip" to that of the axis and to label', () => {
  renderBars(
    {},
    {
      xAxis: [
        {
          ...MONTHS[0]!,
          valueFormatter: (month: string, {location}: AxisValueFormatterContext) =>
            `${month} ${location} `,
        },
      ],
      series: [
        {
          data: [1, 2, 3],
          label: (location) => `Label ${location} `,
          valueFormatter: (value, {dataIndex}) => `${value} at ${dataIndex}`,
        },
      ],
    },
  );
  expect(screen.getByRole('tooltip')).toHaveTextContent(
    'May tooltip Label tooltip 2 at 1',
  );
});

it('removes the value of an axis with hideTooltip: true, and keeps the rows of the series', () => {
  renderBars({}, {xAxis: [{...MONTHS[0]!, hideTooltip: true}]});
  expect(screen.getByRole('tooltip')).toHaveTextContent(/^Online2Stores5$/);
});

it('removes the row if valueFormatter returns null, and keeps it for an empty string and for missing values', () => {
  renderBars(
    {},
    {
      series: [
        {data: [1, 2, 3], label: 'Removed', valueFormatter: () => null},
        {data: [1, 2, 3], label: 'Empty', valueFormatter: () => ''},
        {data: [1, null, 3], label: 'Missing'},
      ],
    },
  );
  expect(readRows()).toEqual(['Empty', 'Missing']);
});

it('has the placement top for touch if the main pointer of the device isn’t a mouse, and a distance of 64 px', async () => {
  const readPlacement = async (pointerType: string) => {
    let placement: unknown[] = [];
    const fn: NonNullable<ChartsTooltipProps['modifiers']>[0]['fn'] = ({state}) => {
      const {options} = state.orderedModifiers.find(({name}) => name === 'offset')!;
      placement = [state.options.placement, options!.offset()[1]];
    };
    cleanup();
    const modifiers = [{name: 'spy', enabled: true, phase: 'main' as const, fn}];
    render(
      <BarChart
        xAxis={MONTHS}
        series={SERIES}
        slotProps={{tooltip: {popperOptions: {modifiers}}}}
      />,
    );
    fireEvent.pointerEnter(getChart(), {pointerType});
    pointAt(getChart(), 0.5);
    await act(async () => {});
    return placement;
  };
  expect(await readPlacement('mouse')).toEqual(['right-start', 8]);
  expect(await readPlacement('touch')).toEqual(['right-start', 64]);
  const query = matchMedia('(pointer: fine)');
  jest.spyOn(window, 'matchMedia').mockReturnValue({...query, matches: false});
  expect(await readPlacement('touch')).toEqual(['top', 64]);
});

it('is rendered in a portal at the end of <body>, or inside the chart with disablePortal', () => {
  const portal = renderBars();
  expect(portal).not.toContainElement(screen.getByRole('tooltip'));
  expect(document.body.lastElementChild).toContainElement(screen.getByRole('tooltip'));
  cleanup();
  const inside = renderBars({disablePortal: true});
  expect(inside.firstElementChild).toContainElement(screen.getByRole('tooltip'));
});

it('replaces the class MuiChartsTooltip-root with className, and keeps the other classes', () => {
  renderBars();
  expect(document.querySelectorAll('.MuiChartsTooltip-root')).toHaveLength(1);
  cleanup();
  renderBars({className: 'revenue'});
  expect(document.querySelectorAll('.MuiChartsTooltip-root')).toHaveLength(0);
  expect(document.querySelectorAll('.revenue .MuiChartsTooltip-paper')).toHaveLength(1);
});

it('returns the item with its color of the color map from useItemTooltip(), or null', () => {
  const items: ReturnType<typeof useItemTooltip<'bar'>>[] = [];
  function Spy() {
    items.push(useItemTooltip<'bar'>());
    return null;
  }
  renderBars(
    {},
    {
      slots: {tooltip: Spy},
      yAxis: [
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [5],
            colors: ['#111111', '#222222'],
          },
        },
      ],
    },
  );
  expect(items.at(-1)).toBeNull();
  fireEvent.pointerEnter(getBar(1));
  expect(items.at(-1)).toEqual({
    label: 'Stores',
    value: 5,
    formattedValue: '5',
    color: '#222222',
    markType: 'square',
    identifier: {type: 'bar', seriesId: 'stores', dataIndex: 1},
  });
});

it('returns one entry for each axis from useAxesTooltip(), or null', () => {
  const entries: ReturnType<typeof useAxesTooltip>[] = [];
  function Spy() {
    entries.push(useAxesTooltip());
    return null;
  }
  renderBars({}, {slots: {tooltip: Spy}});
  expect(entries[0]).toBeNull();
  expect(entries.at(-1)).toEqual([
    expect.objectContaining({
      axisId: expect.any(String),
      axisValue: 'May',
      axisFormattedValue: 'May',
      dataIndex: 1,
      seriesItems: [
        expect.objectContaining({
          formattedLabel: 'Online',
          formattedValue: '2',
          value: 2,
        }),
        expect.objectContaining({
          formattedLabel: 'Stores',
          color: expect.stringMatching(/^#/),
        }),
      ],
    }),
  ]);
});

it('renders no content if no item or axis value is under the pointer', () => {
  render(
    <ChartDataProvider
      xAxis={[{...MONTHS[0]!, scaleType: 'band'}]}
      series={[{...SERIES[1]!, type: 'bar'}]}
    >
      <ChartsSurface />
      <output>
        <ChartsItemTooltipContent />
        <ChartsAxisTooltipContent />
      </output>
    </ChartDataProvider>,
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  pointAt(getChart(), 0.5);
  expect(screen.getByRole('status')).toHaveTextContent(/^MayStores5$/);
});

it('doesn’t open when the focus moves with enableKeyboardNavigation', () => {
  render(<BarChart xAxis={MONTHS} series={SERIES} enableKeyboardNavigation />);
  const before = getChart().innerHTML;
  fireEvent.keyDown(getChart(), {key: 'ArrowRight'});
  expect(getChart().innerHTML).not.toBe(before);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
