import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AreaChartIcon from '@mui/icons-material/AreaChart';
import BarChartIcon from '@mui/icons-material/BarChart';
import PieChartIcon from '@mui/icons-material/PieChart';
import ShowChartIcon from '@mui/icons-material/ShowChart';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import type {
  GridChartsPanelProps,
  GridChartsRendererProxyProps,
} from '@mui/x-data-grid-premium';

export type ChartsSchema = NonNullable<GridChartsPanelProps['schema']>;
export type ChartsRendererProps = React.ComponentProps<
  GridChartsRendererProxyProps['renderer']
>;

const HEIGHT = 300;

/** The English labels of the chart types and controls. A translation has the same keys. */
export const chartLabels = {
  column: 'Column',
  bar: 'Bar',
  line: 'Line',
  area: 'Area',
  pie: 'Pie',
  options: 'Options',
  stacked: 'Stacked',
  hideLegend: 'Hide the legend',
  color: 'Color of the first series',
  blue: 'Blue',
  green: 'Green',
};
export type ChartLabels = typeof chartLabels;

const EMPTY_MESSAGE = 'Choose dimensions and values to see a chart.';

const colors: Record<string, string> = {blue: '#1976d2', green: '#2e7d32'};
const palette = ['#1976d2', '#e65100', '#2e7d32', '#7b1fa2', '#00838f', '#c2185b'];

/** Creates the schema of the charts panel: the chart types and their controls. */
export function createSchema(labels: ChartLabels = chartLabels): ChartsSchema {
  const controls: ChartsSchema[string]['customization'][number]['controls'] = {
    stacked: {
      label: labels.stacked,
      type: 'boolean',
      default: false,
      isHidden: ({values}) => values.length < 2,
    },
    hideLegend: {label: labels.hideLegend, type: 'boolean', default: false},
    color: {
      label: labels.color,
      type: 'select',
      default: 'blue',
      options: [
        {content: labels.blue, value: 'blue'},
        {content: labels.green, value: 'green'},
      ],
    },
  };
  const customization = [{id: 'options', label: labels.options, controls}];
  return {
    column: {label: labels.column, icon: BarChartIcon, customization},
    bar: {
      label: labels.bar,
      icon: (props) => <BarChartIcon {...props} sx={{transform: 'rotate(90deg)'}} />,
      customization,
    },
    line: {label: labels.line, icon: ShowChartIcon, customization},
    area: {label: labels.area, icon: AreaChartIcon, customization},
    pie: {
      label: labels.pie,
      icon: PieChartIcon,
      maxDimensions: 1,
      maxValues: 1,
      customization: [
        {
          id: 'options',
          label: labels.options,
          controls: {hideLegend: controls.hideLegend!},
        },
      ],
    },
  };
}

export const chartsSchema = createSchema();

/** Returns the component that renders a chart type, and its props. */
function createChart({
  dimensions,
  values,
  chartType,
  configuration,
}: ChartsRendererProps) {
  // One label per data row: 'Furniture', or 'Furniture, Dallas' with two dimensions.
  const labels = (dimensions[0]?.data ?? []).map((_, index) =>
    dimensions.map(({data}) => String(data[index] ?? '')).join(', '),
  );
  const common = {
    height: HEIGHT,
    title: values.map(({label}) => label).join(', '),
    hideLegend: Boolean(configuration.hideLegend),
    colors: [colors[String(configuration.color)] ?? palette[0]!, ...palette.slice(1)],
  };
  if (chartType === 'pie') {
    const data = labels.map((label, id) => ({
      id,
      label,
      value: values[0]?.data[id] ?? 0,
    }));
    return {Component: PieChart, props: {...common, colors: palette, series: [{data}]}};
  }
  const stack = configuration.stacked ? 'all' : undefined;
  const dimensionAxis = {
    id: 'dimension',
    data: labels,
    label: dimensions.map(({label}) => label).join(', '),
    height: 50,
  };
  const valueAxis = {
    id: 'value',
    width: 70,
    label: values.length === 1 ? values[0]?.label : undefined,
  };
  if (chartType === 'line' || chartType === 'area') {
    const series = values.map(({id, label, data}) => ({
      id,
      label,
      data,
      stack,
      area: chartType === 'area',
      showMark: false,
    }));
    return {
      Component: LineChart,
      props: {
        ...common,
        series,
        xAxis: [{...dimensionAxis, scaleType: 'point' as const}],
        yAxis: [valueAxis],
      },
    };
  }
  const series = values.map(({id, label, data}) => ({id, label, data, stack}));
  const bandAxis = {...dimensionAxis, scaleType: 'band' as const};
  return {
    Component: BarChart,
    props:
      chartType === 'bar'
        ? {
            ...common,
            series,
            layout: 'horizontal' as const,
            xAxis: [{...valueAxis, width: undefined}],
            yAxis: [{...bandAxis, width: 110, height: undefined}],
          }
        : {...common, series, xAxis: [bandAxis], yAxis: [valueAxis]},
  };
}

/** Renders the data of the grid with the Community version of Charts. */
export function ChartsRenderer(props: ChartsRendererProps) {
  const {dimensions, values, chartType, onRender} = props;
  if (dimensions.length === 0 || values.length === 0 || chartType === '') {
    return (
      <Stack sx={{height: HEIGHT + 40, alignItems: 'center', justifyContent: 'center'}}>
        <Typography variant="body2" color="text.secondary">
          {EMPTY_MESSAGE}
        </Typography>
      </Stack>
    );
  }
  const chart = createChart(props);
  const Component = chart.Component as React.ComponentType<object>;
  return (
    // Reserves the space of the legend, so the page doesn't jump without it.
    <Box sx={{minHeight: HEIGHT + 40, minWidth: 0}}>
      {onRender ? (
        onRender(chartType, chart.props, Component)
      ) : (
        <Component {...chart.props} />
      )}
    </Box>
  );
}
