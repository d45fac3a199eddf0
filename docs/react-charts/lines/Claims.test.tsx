import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {pointAt, stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import {useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

beforeEach(() => stubChartLayout());

const DAYS = ['Mon', 'Tue', 'Wed'];
const POINTS = [{scaleType: 'point' as const, data: DAYS}];

/** Renders a chart, and returns its SVG and the domains and ranges of its axes. */
function renderLines(props: Partial<LineChartProps> & Pick<LineChartProps, 'series'>) {
  let scales: {x: ReturnType<typeof useXScale>; y: ReturnType<typeof useYScale>};
  function Spy() {
    scales = {x: useXScale(), y: useYScale()};
    return null;
  }
  const {container} = render(
    <LineChart margin={0} hideLegend skipAnimation {...props}>
      <Spy />
    </LineChart>,
  );
  return {svg: container.querySelector('svg')!, ...scales!};
}

const select = (selector: string) => [...document.querySelectorAll(selector)];
const readPath = (kind: 'Line' | 'Area', id = 'a') =>
  document
    .querySelector(`.Mui${kind}Element-root[data-series="${id}"]`)
    ?.getAttribute('d') ?? '';
/** Returns the coordinates of the first point of a path. */
const readStart = (path: string) =>
  path
    .slice(1)
    .split(/[^\d.]/, 2)
    .map(Number);
const getMarks = (id = 'a') => select(`[data-series="${id}"] .MuiMarkElement-root`);

it('numbers the points from 0 and spaces them evenly if you omit xAxis', () => {
  const {x} = renderLines({series: [{data: [5, 6, 7]}]});
  expect([0, 1, 2].map((value) => x(value))).toEqual([45, 342.5, 640]);
});

it('doesn’t render the remaining values and logs an error if the x-axis is shorter', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  renderLines({xAxis: POINTS, series: [{id: 'a', data: [1, 2, 3, 4]}]});
  expect(getMarks()).toHaveLength(3);
  expect(error.mock.calls.join(' ')).toContain(
    'The data length of the x axis (3 items) is lower than the length of series (4 items)',
  );
});

it('throws an error with area: true if the x-axis is shorter', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() =>
    renderLines({xAxis: POINTS, series: [{data: [1, 2, 3, 4], area: true}]}),
  ).toThrow();
});

it('writes the data of a series into the rows of dataset, under the id of the series', () => {
  const dataset: Record<string, number>[] = [{visitors: 8}, {visitors: 9}];
  renderLines({dataset, series: [{dataKey: 'visitors'}, {id: 'orders', data: [3, 4]}]});
  expect(dataset.map(({orders}) => orders)).toEqual([3, 4]);
});

it('includes 0 in the range with area: true, but not with the baseline min or max', () => {
  const readMinimum = (props: {area?: boolean; baseline?: 'min' | 'max'}) => {
    const {y} = renderLines({series: [{data: [40, 50, 60], ...props}]});
    cleanup();
    return y.domain()[0];
  };
  expect(readMinimum({})).toBe(40);
  expect(readMinimum({area: true})).toBe(0);
  expect(readMinimum({area: true, baseline: 'min'})).toBe(40);
  expect(readMinimum({area: true, baseline: 'max'})).toBe(40);
});

it('renders none of the lines on a log axis if one contains 0, but leaves a gap for null', () => {
  const show = (value: number | null, scaleType: 'log' | 'symlog') => {
    cleanup();
    renderLines({
      xAxis: POINTS,
      yAxis: [{scaleType}],
      series: [
        {id: 'a', data: [1, value, 100]},
        {id: 'b', data: [2, 20, 200]},
      ],
    });
    return ['a', 'b'].map(
      (id) => /\d/.test(readPath('Line', id)) && !/NaN/.test(readPath('Line', id)),
    );
  };
  expect(show(0, 'log')).toEqual([false, false]);
  expect(show(null, 'log')).toEqual([true, true]);
  expect(show(0, 'symlog')).toEqual([true, true]);
});

it('counts missing values as 0 in a stack', () => {
  const {y} = renderLines({
    xAxis: POINTS,
    series: [
      {id: 'a', data: [1, null, 1], stack: 's', curve: 'linear'},
      {id: 'b', data: [5, 5, 5], stack: 's', curve: 'linear'},
    ],
  });
  const [, second] = getMarks('b');
  expect(second!.outerHTML).toContain(`${y(5)}`);
});

it('scales each point to a total of 1 with the stackOffset expand', () => {
  const {y} = renderLines({
    xAxis: POINTS,
    yAxis: [{domainLimit: 'strict'}],
    series: [
      {data: [1, 2, 3], stack: 's', area: true, stackOffset: 'expand'},
      {data: [5, 5, 5], stack: 's', area: true},
    ],
  });
  expect(y.domain()).toEqual([0, 1]);
});

it('ends the x-axis at round numbers, unless domainLimit or preferStrictDomainInLineCharts is strict', () => {
  const readDomain = (props: Partial<LineChartProps>, axis = {}) => {
    const {x} = renderLines({
      xAxis: [{data: [3, 48, 97], ...axis}],
      series: [{data: [1, 2, 3]}],
      ...props,
    });
    cleanup();
    return x.domain();
  };
  const experimentalFeatures = {preferStrictDomainInLineCharts: true};
  expect(readDomain({})).toEqual([0, 100]);
  expect(readDomain({}, {domainLimit: 'strict'})).toEqual([3, 97]);
  expect(readDomain({experimentalFeatures})).toEqual([3, 97]);
  expect(readDomain({experimentalFeatures}, {domainLimit: 'nice'})).toEqual([0, 100]);
});

it('leaves a gap for null, unless connectNulls is set, which doesn’t extrapolate', () => {
  const data = [null, 1, null, 2, 3];
  renderLines({
    series: [
      {id: 'a', data},
      {id: 'b', data, connectNulls: true},
    ],
  });
  expect(readPath('Line', 'a').match(/M/g)).toHaveLength(2);
  expect(readPath('Line', 'b').match(/M/g)).toHaveLength(1);
  expect(readStart(readPath('Line', 'b'))[0]).toBe(readStart(readPath('Line', 'a'))[0]);
});

it('shows an empty row for a series without a value, and no row for null from valueFormatter', () => {
  const {svg} = renderLines({
    xAxis: POINTS,
    series: [
      {label: 'Empty', data: [1, null, 3]},
      {label: 'Removed', data: [1, null, 3], valueFormatter: () => null},
      {label: 'Filled', data: [1, null, 3], valueFormatter: () => 'no data'},
    ],
  });
  pointAt(svg, 0.5);
  const rows = select('.MuiChartsTooltip-row').map(({textContent}) => textContent);
  expect(rows).toEqual(['Empty', 'Filledno data']);
});

it('passes the id of the series to onAreaClick and onLineClick, and the index to onMarkClick', () => {
  const calls: unknown[] = [];
  renderLines({
    xAxis: POINTS,
    series: [{id: 'a', data: [1, 2, 3], area: true}],
    onAreaClick: (event, item) => calls.push(item),
    onLineClick: (event, item) => calls.push(item),
    onMarkClick: (event, item) => calls.push(item),
  });
  fireEvent.click(select('.MuiAreaElement-root')[0]!);
  fireEvent.click(select('.MuiLineElement-root')[0]!);
  fireEvent.click(getMarks()[1]!);
  expect(calls).toEqual([
    {type: 'line', seriesId: 'a'},
    {type: 'line', seriesId: 'a'},
    {type: 'line', seriesId: 'a', dataIndex: 1},
  ]);
});

it('gives the color map of the y-axis priority over that of the x-axis', () => {
  const piecewise = (color: string) => ({
    type: 'piecewise' as const,
    thresholds: [2],
    colors: [color, color],
  });
  renderLines({
    xAxis: [{data: [1, 2, 3], colorMap: piecewise('#111111')}],
    yAxis: [{colorMap: piecewise('#222222')}],
    series: [{data: [1, 2, 3]}],
  });
  const stroke = select('.MuiLineElement-root')[0]!.getAttribute('stroke')!;
  const gradient = document.getElementById(/#(.+?)['")]/.exec(stroke)![1]!)!;
  expect(gradient.innerHTML).toContain('#222222');
  expect(gradient.innerHTML).not.toContain('#111111');
});

it('expands a step curve to the edges of a band, unless strictStepCurve is set', () => {
  const series = {data: [1, 2, 3], curve: 'step'} as const;
  const {x} = renderLines({
    xAxis: [{scaleType: 'band', data: DAYS}],
    series: [
      {...series, id: 'a'},
      {...series, id: 'b', strictStepCurve: true},
    ],
  });
  const start = Number(x('Mon' as never));
  const [expanded] = readStart(readPath('Line', 'a'));
  const [strict] = readStart(readPath('Line', 'b'));
  const center = start + (x as unknown as {bandwidth: () => number}).bandwidth() / 2;
  expect(strict).toBeCloseTo(center, 0);
  expect(expanded).toBeLessThan(start + 1);
});

it('has a mark for each point, unless showMark is false or returns false', () => {
  renderLines({
    xAxis: POINTS,
    series: [
      {id: 'a', data: [1, 2, 3]},
      {id: 'b', data: [2, 3, 4], showMark: false},
      {id: 'c', data: [3, 4, 5], showMark: ({index}) => index % 2 === 0},
    ],
  });
  expect(['a', 'b', 'c'].map((id) => getMarks(id).length)).toEqual([3, 0, 2]);
});

it('shows a mark at the closest axis value, even with showMark: false, but not with disableHighlight', () => {
  const {svg} = renderLines({
    xAxis: POINTS,
    series: [
      {id: 'a', data: [1, 2, 3], showMark: false},
      {id: 'b', data: [2, 3, 4], disableHighlight: true},
    ],
  });
  pointAt(svg, 0.5);
  expect(select('.MuiHighlightElement-root')).toHaveLength(1);
});

it('turns off the highlight mark of all lines with disableLineItemHighlight', () => {
  const {svg} = renderLines({
    xAxis: POINTS,
    disableLineItemHighlight: true,
    series: [{data: [1, 2, 3]}],
  });
  pointAt(svg, 0.5);
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  expect(select('.MuiHighlightElement-root')).toHaveLength(0);
});

it('moves along a line with → and ←, and to another line with ↓, without opening the tooltip', () => {
  const {svg} = renderLines({
    xAxis: POINTS,
    enableKeyboardNavigation: true,
    series: [
      {id: 'a', data: [1, 2, 3]},
      {id: 'b', data: [4, 5, 6]},
    ],
  });
  const press = (key: string) => {
    fireEvent.keyDown(svg, {key});
    return svg.innerHTML;
  };
  const first = press('ArrowRight');
  const second = press('ArrowRight');
  expect(second).not.toBe(first);
  expect(press('ArrowLeft')).toBe(first);
  expect(press('ArrowDown')).not.toBe(first);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
