import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' as const}];
const yAxis = [{label: 'Revenue ($1,000)', min: 0, width: 60}];
const options = {height: 260, title: 'Revenue by quarter and sales channel'};

export default function SeriesTypes() {
  const [type, setType] = React.useState<'bar' | 'line'>('line');
  // #region preview
  // xAxis: [{data: ['Q1', …], scaleType: 'band'}], yAxis: [{label: 'Revenue', min: 0}]
  // options: {height: 260, title: 'Revenue by quarter and sales channel'}
  const series = React.useMemo(
    () => [
      {type: 'bar' as const, data: [161, 166, 172, 189], label: 'Stores'},
      {type, data: [142, 158, 197, 263], label: 'Online'}, // 'line' or 'bar'
    ],
    [type],
  );

  const chart = (
    <ChartContainer {...options} xAxis={xAxis} yAxis={yAxis} series={series}>
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={type}
        onChange={(_event, value) => value && setType(value)}
        aria-label="Type of the second series"
      >
        <ToggleButton value="line">line</ToggleButton>
        <ToggleButton value="bar">bar</ToggleButton>
      </ToggleButtonGroup>
      {chart}
    </Stack>
  );
}
