import {cleanup, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import * as charts from '@mui/x-charts';
import {BarChart, BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {rainbowSurgePaletteLight} from '@mui/x-charts/colorPalettes';
import {useDrawingArea} from '@mui/x-charts/hooks';
import {LineChart, LinePlot} from '@mui/x-charts/LineChart';
import packageJson from '@mui/x-charts/package.json';

beforeEach(() => stubChartLayout());

const QUARTERS = [{data: ['Q1', 'Q2']}];
const SERIES = [{data: [142, 158], label: 'Revenue'}];

const getBars = () => [...document.querySelectorAll('.MuiBarElement-root')];

it('has the peer dependencies React 17, 18, or 19, Material UI 5.15.14 or later, 6, or 7, and Emotion 11', () => {
  const {peerDependencies} = packageJson;
  const majors = (range: string) => range.match(/(?<=\^)\d+/g);
  expect(majors(peerDependencies.react)).toEqual(['17', '18', '19']);
  expect(peerDependencies['@mui/material']).toMatch(
    /^\^5\.15\.14 \|\| \^6\S* \|\| \^7\S*$/,
  );
  expect(peerDependencies['@mui/system']).toBe(peerDependencies['@mui/material']);
  expect(majors(peerDependencies['@emotion/react'])).toEqual(['11']);
});

it.each(['color', 'delaunay', 'interpolate', 'scale', 'shape', 'time'])(
  'has a CommonJS module d3-%s in @mui/x-charts-vendor, which is installed with the charts',
  (name) => {
    expect(packageJson.dependencies).toHaveProperty('@mui/x-charts-vendor');
    const module = jest.requireActual<object>(`@mui/x-charts-vendor/d3-${name}`);
    expect(Object.keys(module)).not.toEqual([]);
  },
);

it('exports the same component from its own path and from @mui/x-charts', () => {
  expect(charts.LineChart).toBe(LineChart);
  expect(charts.BarChart).toBe(BarChart);
});

it('renders an SVG of the size width × height, and the drawing area without the margin and the axes', () => {
  let area: ReturnType<typeof useDrawingArea>;
  function Spy() {
    area = useDrawingArea();
    return null;
  }
  const {container} = render(
    <BarChart
      hideLegend
      width={500}
      height={300}
      margin={10}
      xAxis={[{...QUARTERS[0]!, height: 30}]}
      yAxis={[{width: 50}]}
      series={SERIES}
    >
      <Spy />
    </BarChart>,
  );
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 500 300');
  expect(area!).toMatchObject({width: 500 - 2 * 10 - 50, height: 300 - 2 * 10 - 30});
});

it('is as wide as its parent unless you set width', () => {
  const {container} = render(
    <BarChart hideLegend height={300} xAxis={QUARTERS} series={SERIES} />,
  );
  // The width of the stub.
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 640 300');
});

it('has a legend of HTML next to the SVG', () => {
  render(<BarChart height={300} xAxis={QUARTERS} series={SERIES} />);
  expect(screen.getByRole('list')).toHaveTextContent('Revenue');
  expect(screen.getByRole('list').closest('svg')).toBeNull();
});

it('uses the next color of its palette, which colors replaces, unless a series has a color', () => {
  const readColors = (props: {colors?: string[]}) => {
    cleanup();
    const series = [{data: [1, 2]}, {data: [3, 4]}, {data: [5, 6], color: '#333333'}];
    render(<BarChart xAxis={QUARTERS} series={series} {...props} />);
    return [0, 2, 4].map((index) => getBars()[index]!.getAttribute('fill'));
  };
  expect(readColors({})).toEqual([...rainbowSurgePaletteLight.slice(0, 2), '#333333']);
  expect(readColors({colors: ['#111111', '#222222']})).toEqual([
    '#111111',
    '#222222',
    '#333333',
  ]);
});

it('needs scaleType: "band" for the axis of the bars in a composition', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const compose = (scaleType: 'band' | 'point') => (
    <ChartContainer
      height={300}
      xAxis={[{...QUARTERS[0]!, scaleType}]}
      series={[{type: 'bar', data: [1, 2]}]}
    >
      <BarPlot skipAnimation />
    </ChartContainer>
  );
  expect(() => render(compose('point'))).toThrow(/of type "band"/);
  render(compose('band'));
  expect(getBars()).toHaveLength(2);
});

it('covers the first child with the ones after it', () => {
  const {container} = render(
    <ChartContainer
      height={300}
      xAxis={[{...QUARTERS[0]!, scaleType: 'band'}]}
      series={[
        {type: 'line', data: [1, 2]},
        {type: 'bar', data: [1, 2]},
      ]}
    >
      <BarPlot skipAnimation />
      <LinePlot skipAnimation />
    </ChartContainer>,
  );
  const shapes = [
    ...container.querySelectorAll('.MuiBarElement-root, .MuiLineElement-root'),
  ];
  expect(shapes.at(-1)).toHaveClass('MuiLineElement-root');
  expect(shapes).toHaveLength(3);
});

it('renders bars on the server with width and height only, and with a height only with skipAnimation', () => {
  const renderHeights = (props: {
    width?: number;
    height?: number;
    skipAnimation?: boolean;
  }) => {
    const html = renderToString(
      <BarChart hideLegend xAxis={QUARTERS} series={SERIES} {...props} />,
    );
    const view = new DOMParser().parseFromString(html, 'text/html');
    return [...view.querySelectorAll('.MuiBarElement-root')].map(
      (bar) => Number(bar.getAttribute('height')) > 0,
    );
  };
  jest.spyOn(console, 'error').mockImplementation();
  expect(renderHeights({height: 300, skipAnimation: true})).toEqual([]);
  expect(renderHeights({width: 500, height: 300, skipAnimation: true})).toEqual([
    true,
    true,
  ]);
  expect(renderHeights({width: 500, height: 300})).toEqual([false, false]);
});
