import {fireEvent, render, screen} from '@testing-library/react';
import {stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';
import {
  ContinuousColorLegend,
  PiecewiseColorLegend,
  type PiecewiseColorLegendProps,
  type SeriesLegendItemContext,
} from '@mui/x-charts/ChartsLegend';
import {LineChart} from '@mui/x-charts/LineChart';
import type {AxisValueFormatterContext} from '@mui/x-charts/models';
import {PieChart, type PieChartProps} from '@mui/x-charts/PieChart';

beforeEach(() => stubChartLayout());

function Bars(props: Partial<BarChartProps>) {
  return (
    <BarChart
      width={300}
      height={200}
      skipAnimation
      xAxis={[{data: ['Apr', 'May']}]}
      series={[
        {id: 'online', data: [1, 2], label: 'Online', color: '#123456'},
        {id: 'stores', data: [3, 4]},
      ]}
      {...props}
    />
  );
}

function Pie({legend}: {legend?: NonNullable<PieChartProps['slotProps']>['legend']}) {
  return (
    <PieChart
      width={300}
      height={200}
      skipAnimation
      series={[{id: 'share', data: [{id: 'eu', value: 1, label: 'Europe'}]}]}
      slotProps={{legend}}
    />
  );
}

/** A chart with a piecewise color map on its y-axis. */
function Pieces(props: Partial<PiecewiseColorLegendProps>) {
  return (
    <Bars
      yAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [200, 300],
            colors: ['red', 'green', 'blue'],
          },
        },
      ]}
      slots={{legend: PiecewiseColorLegend}}
      slotProps={{legend: {axisDirection: 'y', labelPosition: 'end', ...props}}}
    />
  );
}

const readItems = () =>
  screen.getAllByRole('listitem').map(({textContent}) => textContent);

it('shows an HTML list with each series that has a label', () => {
  render(<Bars />);
  expect(readItems()).toEqual(['Online']);
  expect(screen.getByRole('list').closest('svg')).toBeNull();
});

it('hides the legend with hideLegend', () => {
  render(<Bars hideLegend />);
  expect(screen.queryByRole('list')).toBeNull();
});

it('is horizontal in most charts and vertical in pie charts; direction doesn’t change the class', () => {
  const {unmount} = render(<Bars slotProps={{legend: {direction: 'vertical'}}} />);
  expect(screen.getByRole('list')).toHaveClass('MuiChartsLegend-horizontal');
  unmount();
  render(<Pie />);
  expect(screen.getByRole('list')).toHaveClass('MuiChartsLegend-vertical');
});

it('takes the default mark from the chart type, unless labelMarkType is set', () => {
  const readMark = () => document.querySelector('.MuiChartsLabelMark-root')!.className;
  const {unmount} = render(<Bars />);
  expect(readMark()).toContain('MuiChartsLabelMark-square');
  unmount();
  const line = render(
    <LineChart width={300} height={200} series={[{data: [1, 2], label: 'Online'}]} />,
  );
  expect(readMark()).toContain('MuiChartsLabelMark-line');
  line.unmount();
  render(
    <LineChart
      width={300}
      height={200}
      series={[{data: [1, 2], label: 'Online', labelMarkType: 'circle'}]}
    />,
  );
  expect(readMark()).toContain('MuiChartsLabelMark-circle');
});

it('has data-series with the id of the series or slice on each item', () => {
  const {unmount} = render(<Bars />);
  expect(
    screen.getByText('Online').closest('[data-series]')!.getAttribute('data-series'),
  ).toBe('online');
  unmount();
  render(<Pie />);
  expect(
    screen.getByText('Europe').closest('[data-series]')!.getAttribute('data-series'),
  ).toBe('eu');
});

it('renders items as buttons with onItemClick, which receives the context and the index', () => {
  const onItemClick = jest.fn();
  const handleItemClick = (
    event: React.MouseEvent,
    item: SeriesLegendItemContext,
    index: number,
  ) => onItemClick(item, index);
  const {unmount} = render(
    <Bars
      slotProps={{
        legend: {onItemClick: handleItemClick},
      }}
    />,
  );
  fireEvent.click(screen.getByRole('button', {name: 'Online'}));
  expect(onItemClick).toHaveBeenLastCalledWith(
    expect.objectContaining({
      type: 'series',
      label: 'Online',
      color: '#123456',
      seriesId: 'online',
    }),
    0,
  );
  unmount();
  render(<Pie legend={{onItemClick: handleItemClick}} />);
  fireEvent.click(screen.getByRole('button', {name: 'Europe'}));
  expect(onItemClick).toHaveBeenLastCalledWith(
    expect.objectContaining({type: 'series', seriesId: 'share', itemId: 'eu'}),
    0,
  );
});

it('renders no color legend if the axis has no color map of the matching type', () => {
  render(
    <Bars
      yAxis={[{colorMap: {type: 'continuous', min: 0, max: 9, color: ['red', 'blue']}}]}
      slots={{legend: PiecewiseColorLegend}}
      slotProps={{legend: {axisDirection: 'y'}}}
    />,
  );
  expect(screen.queryByRole('list')).toBeNull();
});

it('labels the ends of a continuous legend by the valueFormatter of the axis, or minLabel', () => {
  render(
    <Bars
      yAxis={[
        {
          colorMap: {type: 'continuous', min: 0, max: 9, color: ['red', 'blue']},
          valueFormatter: (value: number, {location}: AxisValueFormatterContext) =>
            location === 'legend' ? `${value} kg` : '-',
        },
      ]}
      slots={{legend: ContinuousColorLegend}}
      slotProps={{
        legend: {
          axisDirection: 'y',
          minLabel: ({value, formattedValue}) => `${String(value)}: ${formattedValue}`,
        },
      }}
    />,
  );
  expect(screen.getByText('0: 0 kg')).toBeInTheDocument();
  expect(screen.getByText('9 kg')).toBeInTheDocument();
});

it('labels pieces as <200, 200-300, and >300 by default', () => {
  render(<Pieces />);
  expect(readItems()).toEqual(['<200', '200-300', '>300']);
});

it('shows only the lowest and highest labels with extremes', () => {
  render(<Pieces labelPosition="extremes" />);
  expect(readItems()).toEqual(['<200', '', '>300']);
});

it('gives labelFormatter the limits and the number of thresholds as length; null omits a piece', () => {
  const labelFormatter = jest.fn<
    string | null,
    Parameters<NonNullable<PiecewiseColorLegendProps['labelFormatter']>>
  >(({index}) => (index === 1 ? null : `Piece ${index}`));
  render(<Pieces labelFormatter={labelFormatter} />);
  expect(readItems()).toEqual(['Piece 0', 'Piece 2']);
  const pieces = labelFormatter.mock.calls.map(([piece]) => piece);
  expect(pieces[0]).toMatchObject({index: 0, length: 2, min: null, max: 200});
  expect(pieces[0]).toMatchObject({formattedMin: null, formattedMax: '200'});
  expect(pieces.at(-1)).toMatchObject({index: 2, length: 2, min: 300, max: null});
});

it('shows a mark without a label for an empty string', () => {
  render(<Pieces labelFormatter={() => ''} />);
  expect(readItems()).toEqual(['', '', '']);
});

it('creates the buttons of a PiecewiseColorLegend again when its chart renders again', () => {
  const {rerender} = render(
    <Pieces labelPosition="inline-end" onItemClick={() => {}} />,
  );
  const button = screen.getByRole('button', {name: '<200'});
  button.focus();
  rerender(<Pieces labelPosition="inline-end" onItemClick={() => {}} />);
  expect(button).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});
