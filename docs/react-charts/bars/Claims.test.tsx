import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';

beforeEach(() => stubChartLayout());

const MONTHS = ['Apr', 'May', 'Jun'];

/** Renders a chart without margins, whose drawing area has the given size. */
function renderBars(props: Partial<BarChartProps> & Pick<BarChartProps, 'series'>) {
  const {container} = render(
    <BarChart
      width={300}
      height={200}
      margin={0}
      hideLegend
      skipAnimation
      xAxis={[{data: MONTHS, position: 'none'}]}
      yAxis={[{position: 'none', domainLimit: 'strict'}]}
      {...props}
    />,
  );
  return container;
}

const getBars = (seriesId: string) => [
  ...document.querySelectorAll(`.MuiBar-series[data-series="${seriesId}"] > *`),
];
const readBar = (bar: Element) => {
  const read = (name: string) => Number(bar.getAttribute(name));
  return {x: read('x'), y: read('y'), width: read('width'), height: read('height')};
};
const readBars = (seriesId: string) => getBars(seriesId).map(readBar);

it('renders one bar per category of a series, and none for null', () => {
  renderBars({series: [{id: 'a', data: [3, null, 5]}]});
  expect(readBars('a').filter(({height}) => height > 0)).toHaveLength(2);
});

it('drops the remaining values and logs an error if the axis has less data than a series', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  renderBars({series: [{id: 'a', data: [3, 4, 5, 6]}]});
  expect(getBars('a')).toHaveLength(3);
  expect(error.mock.calls.join(' ')).toContain(
    'has less data (3 values) than the bar series of id "a" (4 values)',
  );
});

it('stacks series with the same stack, and puts the others next to it', () => {
  renderBars({
    series: [
      {id: 'a', data: [1, 1, 1], stack: 's'},
      {id: 'b', data: [1, 1, 1], stack: 's'},
      {id: 'c', data: [1, 1, 1]},
    ],
  });
  const [a] = readBars('a');
  const [b] = readBars('b');
  const [c] = readBars('c');
  expect(b!.x).toBe(a!.x);
  expect(b!.y + b!.height).toBe(a!.y);
  expect(c!.x).toBeGreaterThan(a!.x);
});

it('shows negative values of a stack below zero by default', () => {
  renderBars({
    series: [
      {id: 'a', data: [1, 1, 1], stack: 's'},
      {id: 'b', data: [-1, -1, -1], stack: 's'},
    ],
  });
  expect(readBars('a')[0]).toMatchObject({y: 0, height: 100});
  expect(readBars('b')[0]).toMatchObject({y: 100, height: 100});
});

it.each([
  ['none', ['a', 'b']],
  ['reverse', ['b', 'a']],
  ['ascending', ['b', 'a']],
  ['descending', ['a', 'b']],
] as const)(
  'orders a stack from the bottom with stackOrder="%s"',
  (stackOrder, order) => {
    renderBars({
      series: [
        {id: 'a', data: [5, 5, 5], stack: 's', stackOrder},
        {id: 'b', data: [2, 2, 2], stack: 's'},
      ],
    });
    const fromBottom = (['a', 'b'] as const).toSorted(
      (one, other) => readBars(other)[0]!.y - readBars(one)[0]!.y,
    );
    expect(fromBottom).toEqual(order);
  },
);

it('has a categoryGapRatio of 0.2 and a barGapRatio of 0.1 by default', () => {
  renderBars({
    series: [
      {id: 'a', data: [1, 1, 1]},
      {id: 'b', data: [1, 1, 1]},
    ],
  });
  const [first, second] = readBars('a');
  const [neighbor] = readBars('b');
  const step = second!.x - first!.x;
  expect((second!.x - (neighbor!.x + neighbor!.width)) / step).toBeCloseTo(0.2);
  expect((neighbor!.x - (first!.x + first!.width)) / first!.width).toBeCloseTo(0.1);
});

it('overlaps the bars of a category with a barGapRatio of -1', () => {
  renderBars({
    series: [
      {id: 'a', data: [1, 1, 1]},
      {id: 'b', data: [1, 1, 1]},
    ],
    xAxis: [{data: MONTHS, scaleType: 'band', position: 'none', barGapRatio: -1}],
  });
  expect(readBars('a')).toEqual(readBars('b'));
});

it('gives small values minBarSize, but not 0 or null', () => {
  renderBars({series: [{id: 'a', data: [0.1, 0, 100], minBarSize: 8}]});
  expect(readBars('a').map(({height}) => height)).toEqual([8, 0, 200]);
  cleanup();
  renderBars({series: [{id: 'b', data: [0.1, null, 100], minBarSize: 8}]});
  expect(readBars('b').filter(({height}) => height > 0)).toHaveLength(2);
});

it('colors bars by the color map of the value axis if both axes have one', () => {
  renderBars({
    series: [{id: 'a', data: [1, 2, 3]}],
    xAxis: [
      {
        data: MONTHS,
        position: 'none',
        colorMap: {type: 'ordinal', colors: ['#111', '#222', '#333']},
      },
    ],
    yAxis: [
      {
        position: 'none',
        colorMap: {type: 'piecewise', thresholds: [2], colors: ['#abc', '#def']},
      },
    ],
  });
  expect(getBars('a').map((bar) => bar.getAttribute('fill'))).toEqual([
    '#abc',
    '#def',
    '#def',
  ]);
});

it('labels bars with barLabel="value", except for 0, or with the string of a function', () => {
  renderBars({series: [{id: 'a', data: [4, 0, 9]}], barLabel: 'value'});
  const readLabels = () =>
    [...document.querySelectorAll('.MuiBarLabel-root')].map(
      ({textContent}) => textContent,
    );
  expect(readLabels()).toEqual(['4', '9']);
  cleanup();
  renderBars({
    series: [{id: 'a', data: [4, 0, 9]}],
    barLabel: ({seriesId, dataIndex, value}) =>
      value === 4 ? null : `${seriesId} ${dataIndex}`,
  });
  expect(readLabels()).toEqual(['a 1', 'a 2']);
});

it('gives onItemClick the identifier of the bar, and onAxisClick the values of the category', () => {
  const onItemClick = jest.fn();
  const onAxisClick = jest.fn();
  const container = renderBars({
    series: [
      {id: 'a', data: [1, 2, 3]},
      {id: 'b', data: [4, 5, 6]},
    ],
    onItemClick: (event, item) => onItemClick(item),
    onAxisClick: (event, data) => onAxisClick(data),
  });
  fireEvent.click(getBars('b')[1]!);
  expect(onItemClick).toHaveBeenCalledWith({type: 'bar', seriesId: 'b', dataIndex: 1});

  const svg = container.querySelector('svg')!;
  const at = {clientX: 150, clientY: 20};
  act(() => {
    fireEvent.pointerMove(svg, at);
    fireEvent.pointerDown(svg, at);
    fireEvent.pointerUp(svg, at);
  });
  expect(onAxisClick).toHaveBeenCalledWith({
    dataIndex: 1,
    axisValue: 'May',
    seriesValues: {a: 2, b: 5},
  });
});

it('moves the focused bar with the arrow keys, from the last bar back to the first', () => {
  const container = renderBars({
    series: [
      {id: 'a', data: [1, 1, 1]},
      {id: 'b', data: [1, 1, 1]},
    ],
    enableKeyboardNavigation: true,
  });
  const svg = container.querySelector('svg')!;
  const press = (key: string) => {
    fireEvent.keyDown(svg, {key});
    const [focused, ...others] = document.querySelectorAll('[data-focused="true"]');
    expect(others).toEqual([]);
    return ['a', 'b'].flatMap((id) =>
      getBars(id).flatMap((bar, index) => (bar === focused ? `${id} ${index}` : [])),
    )[0];
  };
  expect(Array.from({length: 4}, () => press('ArrowRight'))).toEqual([
    'a 0',
    'a 1',
    'a 2',
    'a 0',
  ]);
  expect(press('ArrowUp')).toBe('b 0');
});

it('sets the accessible name and description of the SVG with title and desc', () => {
  renderBars({series: [{data: [1, 2, 3]}], title: 'Orders', desc: 'Orders by month'});
  expect(screen.getByTitle('Orders')).toBeInTheDocument();
  expect(document.querySelector('svg > desc')).toHaveTextContent('Orders by month');
});
