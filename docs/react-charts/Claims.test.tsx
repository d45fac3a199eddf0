import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {pointAt, stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import * as community from '@mui/x-charts';
import {BarChart} from '@mui/x-charts/BarChart';
import {useXScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';
import * as toolbar from '@mui/x-charts/Toolbar';
import * as proContainer from '@mui/x-charts-pro/ChartContainer';
import * as pro from '@mui/x-charts-pro';

beforeEach(() => stubChartLayout());

const XAXIS = [{scaleType: 'point' as const, data: ['Mon', 'Tue', 'Wed']}];
const SERIES = [{data: [64, 71, 58], label: 'Orders'}];

const getChart = () => document.querySelector('svg[viewBox="0 0 640 320"]')!;

it('exports the shared components with the same names from the Pro package, except ChartContainer, Toolbar, and ToolbarButton', () => {
  const missing = Object.keys(community).filter((name) => !(name in pro));
  expect(missing.filter((name) => /^[A-Z]/.test(name))).toEqual([
    'ChartContainer',
    'Toolbar',
    'ToolbarButton',
  ]);
  expect(proContainer).toHaveProperty('ChartContainer');
  expect(toolbar).toHaveProperty('ToolbarButton');
});

it('zooms with LineChartPro, not with the LineChart of the Pro package', () => {
  const readDomain = (Chart: typeof pro.LineChartPro) => {
    let domain: unknown[] = [];
    function Spy() {
      const scale = useXScale();
      domain = [0, 100].map((value) => scale(value));
      return null;
    }
    const zoomed = {initialZoom: [{axisId: 'x', start: 0, end: 50}]};
    cleanup();
    render(
      <Chart
        hideLegend
        margin={0}
        xAxis={[{id: 'x', data: [0, 50, 100], position: 'none', zoom: true} as never]}
        yAxis={[{position: 'none'}]}
        series={SERIES}
        {...zoomed}
      >
        <Spy />
      </Chart>,
    );
    return domain;
  };
  expect(readDomain(pro.LineChartPro)).toEqual([0, 1280]);
  // It doesn't recognize the prop.
  jest.spyOn(console, 'error').mockImplementation();
  expect(readDomain(pro.LineChart as never)).toEqual([0, 640]);
});

it('exports zoom, heatmaps, funnels, and pyramids from the Pro package only', () => {
  for (const name of [
    'LineChartPro',
    'Heatmap',
    'FunnelChart',
    'Unstable_FunnelChart',
  ]) {
    expect(community).not.toHaveProperty(name);
  }
  expect(pro).toHaveProperty('LineChartPro');
  expect(pro).toHaveProperty('Heatmap');
});

it('has the axes, a tooltip, and a legend in a single component', () => {
  render(<LineChart xAxis={XAXIS} series={SERIES} />);
  expect(document.querySelectorAll('.MuiChartsAxis-root')).toHaveLength(2);
  expect(screen.getByRole('list')).toHaveTextContent('Orders');
  pointAt(getChart(), 0.5);
  expect(screen.getByRole('tooltip')).toHaveTextContent('TueOrders71');
});

it('places the legend on another side of the chart by its position', () => {
  const isBelow = (vertical?: 'bottom') => {
    cleanup();
    render(
      <LineChart
        xAxis={XAXIS}
        series={SERIES}
        slotProps={{legend: {position: vertical && {vertical, horizontal: 'center'}}}}
      />,
    );
    const areas = getComputedStyle(
      screen.getByRole('list').parentElement!,
    ).gridTemplateAreas;
    return areas.indexOf('legend') > areas.indexOf('chart');
  };
  expect(isBelow()).toBe(false);
  expect(isBelow('bottom')).toBe(true);
});

it('recomputes its scales if you pass new arrays on each render', () => {
  const scales = new Set<unknown>();
  function Spy() {
    scales.add(useXScale());
    return null;
  }
  const renderChart = (xAxis: typeof XAXIS) => (
    <LineChart xAxis={xAxis} series={SERIES}>
      <Spy />
    </LineChart>
  );
  const {rerender} = render(renderChart(XAXIS));
  rerender(renderChart(XAXIS));
  const before = scales.size;
  rerender(renderChart([...XAXIS]));
  expect(scales.size).toBe(before + 1);
});

it('has default series ids that depend on the order of the series', () => {
  const readIds = () =>
    [...document.querySelectorAll('.MuiBar-series')].map((group) =>
      group.getAttribute('data-series'),
    );
  render(
    <BarChart
      xAxis={[{data: ['Mon']}]}
      series={[{data: [1]}, {id: 'orders', data: [2]}, {data: [3]}]}
    />,
  );
  expect(readIds()).toEqual(['auto-generated-id-0', 'orders', 'auto-generated-id-2']);
});

it('has no accessible name by default, and the title as its name', () => {
  const {container} = render(<LineChart xAxis={XAXIS} series={SERIES} />);
  expect(container.querySelector('title')).toBeNull();
  expect(getChart()).not.toHaveAttribute('aria-label');
  cleanup();
  render(<LineChart xAxis={XAXIS} series={SERIES} title="Orders by day" />);
  expect(screen.getByTitle('Orders by day')).toBeInTheDocument();
});

it('moves by the arrow keys only if you turn on keyboard navigation', () => {
  const press = (enableKeyboardNavigation: boolean) => {
    cleanup();
    render(
      <LineChart
        xAxis={XAXIS}
        series={SERIES}
        enableKeyboardNavigation={enableKeyboardNavigation}
      />,
    );
    const before = getChart().innerHTML;
    fireEvent.keyDown(getChart(), {key: 'ArrowRight'});
    return getChart().innerHTML !== before;
  };
  expect([press(false), press(true)]).toEqual([false, true]);
});

it('doesn’t include the planned charts, and has one preview, Unstable_SankeyChart', () => {
  const names = Object.keys(pro);
  expect(
    names.filter((name) =>
      /Waterfall|Candlestick|BoxPlot|Gantt|Sunburst|Treemap|Bubble|LinearGauge/.test(
        name,
      ),
    ),
  ).toEqual([]);
  const previews = names.filter((name) => /^Unstable_.*Chart$/.test(name));
  // Charts that are stable now are also exported with their earlier names.
  expect(
    previews.filter((name) => !names.includes(name.replace('Unstable_', ''))),
  ).toEqual(['Unstable_SankeyChart']);
});
