import {cleanup, render, screen} from '@testing-library/react';
import {pointAt, stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import {BarChart, type BarChartProps, type BarSeries} from '@mui/x-charts/BarChart';
import {useYScale} from '@mui/x-charts/hooks';
import {LineChart, type LineSeries} from '@mui/x-charts/LineChart';

beforeEach(() => stubChartLayout());

const QUARTERS = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const HEIGHT = 320;
/** The values in the chart above the table of orders. */
const REVENUE = [
  {id: 'furniture', label: 'Furniture', data: [300, 430, 320, 290], stack: 'all'},
  {id: 'lighting', label: 'Lighting', data: [113, 310, 341, 86], stack: 'all'},
  {id: 'electronics', label: 'Electronics', data: [410, 229, 200, 388], stack: 'all'},
];

let scale: ReturnType<typeof useYScale>;
function Spy() {
  scale = useYScale();
  return null;
}

function renderBars(series: BarSeries[], props: Partial<BarChartProps> = {}) {
  cleanup();
  render(
    <BarChart xAxis={QUARTERS} series={series} skipAnimation {...props}>
      <Spy />
    </BarChart>,
  );
}

/** Returns the lower and upper end of the first bar of a series, in pixels from the bottom. */
function readBar(id: string) {
  const bar = document.querySelector(`.MuiBar-series[data-series="${id}"] > *`)!;
  const [y, height] = ['y', 'height'].map((name) => Number(bar.getAttribute(name)));
  return [HEIGHT - y! - height!, HEIGHT - y!];
}

/** Returns the positions of values on the value axis, in pixels from the bottom. */
const at = (...values: number[]) =>
  values.map((value) => HEIGHT - Math.round(Number(scale(value))));

const withOptions = <T extends BarSeries | LineSeries>(
  [first, ...rest]: T[],
  options: Partial<T>,
) => [{...first!, ...options}, ...rest];

const SIGNS: BarSeries[] = [
  {id: 'a', data: [5, 5, 5, 5], stack: 's'},
  {id: 'b', data: [-2, -2, -2, -2], stack: 's'},
];

it('renders each stack as one bar per category, next to series that aren’t stacked', () => {
  renderBars([...REVENUE, {id: 'other', data: [1, 2, 3, 4]}]);
  const bars = ['furniture', 'lighting', 'electronics', 'other'].map((id) =>
    document.querySelector(`.MuiBar-series[data-series="${id}"] > *`)!,
  );
  const positions = bars.map((bar) => Number(bar.getAttribute('x')));
  expect(new Set(positions.slice(0, 3)).size).toBe(1);
  expect(positions[3]).toBeGreaterThan(positions[0]!);
});

it('renders lines at the sum of their value and the values below, and counts null as 0', () => {
  render(
    <LineChart
      xAxis={[{...QUARTERS[0]!, scaleType: 'point'}]}
      skipAnimation
      series={[
        {id: 'a', data: [null, 2, 3, 4], stack: 's'},
        {id: 'b', data: [5, 5, 5, 5], stack: 's'},
      ]}
    >
      <Spy />
    </LineChart>,
  );
  const marks = [
    ...document.querySelectorAll('[data-series="b"] .MuiMarkElement-root'),
  ];
  expect(marks.map((mark) => Number(mark.getAttribute('cy')))).toEqual(
    [5, 7, 8, 9].map((value) => scale(value)),
  );
});

it('shows the values of the parts in the tooltip', () => {
  renderBars(REVENUE, {hideLegend: true});
  pointAt(document.querySelector('svg')!, 0.2);
  expect(screen.getByRole('tooltip')).toHaveTextContent(
    'Q1Furniture300Lighting113Electronics410',
  );
});

it.each([
  ['none', ['furniture', 'lighting', 'electronics']],
  ['reverse', ['electronics', 'lighting', 'furniture']],
  ['ascending', ['lighting', 'electronics', 'furniture']],
  ['descending', ['furniture', 'electronics', 'lighting']],
  ['appearance', ['electronics', 'furniture', 'lighting']],
  ['insideOut', ['lighting', 'electronics', 'furniture']],
] as const)(
  'orders the series of the chart with stackOrder="%s"',
  (stackOrder, order) => {
    renderBars(withOptions<BarSeries>(REVENUE, {stackOrder}));
    const fromBottom = REVENUE.map(({id}) => id).toSorted(
      (a, b) => readBar(a)[0]! - readBar(b)[0]!,
    );
    expect(fromBottom).toEqual(order);
  },
);

it('puts the first series at the bottom by default', () => {
  renderBars(REVENUE);
  expect(REVENUE.map(({id}) => readBar(id))).toEqual([
    at(0, 300),
    at(300, 413),
    at(413, 823),
  ]);
});

it('keeps the order of series in the legend', () => {
  renderBars(withOptions<BarSeries>(REVENUE, {stackOrder: 'reverse'}));
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    'Furniture',
    'Lighting',
    'Electronics',
  ]);
});

it('applies the value of the last series if several series set different values', () => {
  renderBars(
    REVENUE.map((series, index) => ({
      ...series,
      stackOrder: (['ascending', 'reverse', 'descending'] as const)[index],
      stackOffset: (['expand', 'expand', 'none'] as const)[index],
    })),
  );
  expect(readBar('furniture')).toEqual(at(0, 300));
  expect(readBar('electronics')).toEqual(at(300, 710));
});

it('stacks bars with diverging by default: negative values are below 0', () => {
  renderBars(SIGNS);
  expect([readBar('a'), readBar('b')]).toEqual([at(0, 5), at(-2, 0)]);
});

it('starts a negative part at the top of the positive part and covers it with none', () => {
  renderBars(withOptions(SIGNS, {stackOffset: 'none'}));
  expect([readBar('a'), readBar('b')]).toEqual([at(0, 5), at(3, 5)]);
});

it('stacks lines with none by default', () => {
  const readPath = (stackOffset?: LineSeries['stackOffset']) => {
    cleanup();
    render(
      <LineChart
        skipAnimation
        yAxis={[{min: -5, max: 10}]}
        series={withOptions<LineSeries>(
          SIGNS.map(({id, data, stack}) => ({id, data, stack})),
          {stackOffset},
        )}
      />,
    );
    return document
      .querySelector('.MuiLineElement-root[data-series="b"]')!
      .getAttribute('d');
  };
  expect(readPath()).toBe(readPath('none'));
  expect(readPath()).not.toBe(readPath('diverging'));
});

it('scales each stack to the range from 0 to 1 with expand', () => {
  renderBars(withOptions<BarSeries>(REVENUE, {stackOffset: 'expand'}));
  expect([...readBar('furniture'), readBar('electronics')[1]]).toEqual(
    at(0, 300 / 823, 1),
  );
});

it('extends the axis of expand to 120% by rounding errors, unless max is 1', () => {
  const series = [175, 218, 240, 12, 69].map((value) => ({
    data: [value],
    stack: 'all',
    stackOffset: 'expand' as const,
  }));
  renderBars(series);
  expect(scale.domain()).toEqual([0, 1.2]);
  renderBars(series, {yAxis: [{max: 1}]});
  expect(scale.domain()).toEqual([0, 1]);
});

it('centers stacks around 0 with silhouette', () => {
  renderBars(withOptions<BarSeries>(REVENUE, {stackOffset: 'silhouette'}));
  expect(readBar('furniture')[0]).toBe(at(-411.5)[0]);
  expect(readBar('electronics')[1]).toBe(at(411.5)[0]);
});
