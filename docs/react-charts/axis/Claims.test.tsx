import {render} from '@testing-library/react';
import {stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {useDrawingArea, useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

beforeEach(() => stubChartLayout());

const DATA = [12, 47, 83];

type Area = ReturnType<typeof useDrawingArea>;

/** Renders a line chart of 640 × 320 px, and returns its drawing area and the domains of its axes. */
function renderLines(props: Partial<LineChartProps> = {}) {
  let area: Area | undefined;
  let domains: {x: unknown[]; y: unknown[]} | undefined;
  function Spy() {
    area = useDrawingArea();
    domains = {x: useXScale().domain(), y: useYScale().domain()};
    return null;
  }
  const {unmount} = render(
    <LineChart
      width={640}
      height={320}
      skipAnimation
      hideLegend
      series={[{data: DATA}]}
      {...props}
    >
      <Spy />
    </LineChart>,
  );
  return {area: area!, domains: domains!, unmount};
}

const readTicks = (direction: 'X' | 'Y') =>
  [
    ...document.querySelectorAll(
      `.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`,
    ),
  ].map(({textContent}) => textContent);
const countAxes = () => document.querySelectorAll('.MuiChartsAxis-root').length;

it('creates a linear y-axis for the values of all series, and numbers points from 0', () => {
  const {domains} = renderLines({
    series: [{data: DATA}, {data: [150, 180, 200]}],
    yAxis: [{domainLimit: 'strict'}],
  });
  expect(domains.y).toEqual([12, 200]);
  expect(domains.x[0]).toBe(0);
  expect(domains.x.at(-1)).toBe(2);
});

it('logs an error for a line chart with an x-axis without data', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const {container} = render(
    <LineChart
      width={640}
      height={320}
      xAxis={[{label: 'Day'}]}
      series={[{data: DATA}]}
    />,
  );
  expect(error).toHaveBeenCalled();
  expect(container.querySelector('.MuiLineElement-root')?.getAttribute('d') ?? '').toBe(
    '',
  );
});

it('throws an error for a point axis without data', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() =>
    render(
      <LineChart
        width={640}
        height={320}
        xAxis={[{scaleType: 'point'}]}
        series={[{data: DATA}]}
      />,
    ),
  ).toThrow();
});

it('extends the domain to round numbers by default, and ends at the data with strict', () => {
  const nice = renderLines();
  expect(nice.domains.y).toEqual([0, 100]);
  nice.unmount();
  const strict = renderLines({yAxis: [{domainLimit: 'strict'}]});
  expect(strict.domains.y).toEqual([12, 83]);
  strict.unmount();
  const own = renderLines({
    yAxis: [
      {domainLimit: (min, max) => ({min: Number(min) - 1, max: Number(max) + 1})},
    ],
  });
  expect(own.domains.y).toEqual([11, 84]);
});

it('computes the other limit if you set only one', () => {
  const {domains} = renderLines({yAxis: [{min: 0}]});
  expect(domains.y[0]).toBe(0);
  expect(domains.y[1]).toBe(100);
});

it('has 4 ticks on a time axis of 4 years with tickNumber: 5', () => {
  renderLines({
    xAxis: [
      {
        scaleType: 'time',
        data: [new Date(2021, 5, 1), new Date(2023, 5, 1), new Date(2025, 5, 1)],
        domainLimit: 'strict',
        tickNumber: 5,
      },
    ],
  });
  expect(readTicks('X')).toEqual(['2022', '2023', '2024', '2025']);
});

it('shows the ticks of tickInterval, whose function continuous scales ignore', () => {
  const {unmount} = renderLines({
    yAxis: [{min: 0, max: 100, tickInterval: [0, 30, 100]}],
  });
  expect(readTicks('Y')).toEqual(['0', '30', '100']);
  unmount();
  renderLines({yAxis: [{min: 0, max: 100, tickInterval: () => false}]});
  expect(readTicks('Y').length).toBeGreaterThan(2);
  expect(readTicks('Y')).toContain('100');
});

it('gives tickLabelInterval the position among the ticks, not in the data', () => {
  const calls: unknown[][] = [];
  renderLines({
    xAxis: [
      {
        scaleType: 'point',
        data: ['Apr', 'May', 'Jun'],
        tickInterval: (value) => value !== 'Apr',
        tickLabelInterval: (value, index) => {
          calls.push([value, index]);
          return index === 0;
        },
      },
    ],
  });
  expect(calls).toEqual(
    expect.arrayContaining([
      ['May', 0],
      ['Jun', 1],
    ]),
  );
  expect(readTicks('X')).toEqual(['May']);
});

it('hides all axes but the first in each direction, and those with position: none', () => {
  const yAxis = [
    {id: 'first', min: 0, max: 1},
    {id: 'second', min: 0, max: 1},
  ];
  const {unmount} = renderLines({yAxis});
  expect(countAxes()).toBe(2);
  unmount();
  const right = renderLines({yAxis: [yAxis[0]!, {...yAxis[1]!, position: 'right'}]});
  expect(countAxes()).toBe(3);
  right.unmount();
  renderLines({
    xAxis: [{data: [1, 2, 3], position: 'none'}],
    yAxis: [{position: 'none'}],
  });
  expect(countAxes()).toBe(0);
});

it('reserves 45 px for a y-axis and 25 px for an x-axis, 20 px more with a label', () => {
  const plain = renderLines();
  expect(plain.area).toMatchObject({
    left: 20 + 45,
    bottom: 20 + 25,
    right: 20,
    top: 20,
  });
  plain.unmount();
  const {area} = renderLines({
    xAxis: [{data: [1, 2, 3], label: 'Day'}],
    yAxis: [{label: 'Orders'}],
  });
  expect(area).toMatchObject({left: 20 + 65, bottom: 20 + 45});
});

it('passes the location "tick" to the valueFormatter of the ticks, and minor log ticks are empty', () => {
  const seen: [number, string, string | undefined][] = [];
  renderLines({
    series: [{data: [1, 10, 100]}],
    yAxis: [
      {
        scaleType: 'log',
        valueFormatter: (value: number, context) => {
          const label =
            context.location === 'tick' ? context.defaultTickLabel : undefined;
          seen.push([value, context.location, label]);
          return label ?? '';
        },
      },
    ],
  });
  expect(new Set(seen.map(([, location]) => location))).toEqual(new Set(['tick']));
  expect(seen.find(([value]) => value === 10)?.[2]).not.toBe('');
  expect(seen.some(([, , label]) => label === '')).toBe(true);
});

it('runs a band y-axis from top to bottom, and a linear one from bottom to top', () => {
  let scale: ReturnType<typeof useYScale> | undefined;
  function Spy() {
    scale = useYScale();
    return null;
  }
  const {unmount} = render(
    <BarChart
      width={640}
      height={320}
      layout="horizontal"
      skipAnimation
      yAxis={[{data: ['Apr', 'May']}]}
      series={[{data: [1, 2]}]}
    >
      <Spy />
    </BarChart>,
  );
  const readRange = () => scale!.range();
  expect(readRange()[0]).toBeLessThan(readRange()[1]!);
  unmount();
  render(
    <LineChart width={640} height={320} skipAnimation series={[{data: DATA}]}>
      <Spy />
    </LineChart>,
  );
  expect(readRange()[0]).toBeGreaterThan(readRange()[1]!);
});

it('draws a reference line at the start of a band, and logs an error for a value that isn’t in the data', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  let start: number | undefined;
  function Spy() {
    start = useXScale<'band'>()('May');
    return null;
  }
  const {container} = render(
    <BarChart
      width={640}
      height={320}
      skipAnimation
      xAxis={[{scaleType: 'band', data: ['Apr', 'May']}]}
      series={[{data: [1, 2]}]}
    >
      <Spy />
      <ChartsReferenceLine x="May" />
      <ChartsReferenceLine x="Jul" />
    </BarChart>,
  );
  const lines = container.querySelectorAll('.MuiChartsReferenceLine-line');
  expect(lines).toHaveLength(1);
  expect(lines[0]!.getAttribute('d')).toMatch(new RegExp(`^M ${start}\\b`));
  expect(error.mock.calls.join(' ')).toContain('Jul');
});
