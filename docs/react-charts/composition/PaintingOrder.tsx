import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsGrid} from '@mui/x-charts/ChartsGrid';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' as const}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [{type: 'bar' as const, data: [142, 158, 197, 263], label: 'Revenue'}];

export default function PaintingOrder() {
  const [gridInFront, setGridInFront] = React.useState(false);

  return (
    <Stack sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={gridInFront}
            onChange={(_event, checked) => setGridInFront(checked)}
          />
        }
        label="Grid after the bars"
      />
      {/* #region preview */}
      {/* xAxis: [{data: ['Q1', …], scaleType: 'band'}], yAxis: [{label: 'Revenue'}] */}
      {/* series: [{type: 'bar', data: [142, 158, 197, 263], label: 'Revenue'}] */}
      <ChartContainer
        title="Revenue by quarter"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={240}
      >
        {!gridInFront && <ChartsGrid horizontal />}
        <BarPlot />
        {gridInFront && <ChartsGrid horizontal />}
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
      {/* #endregion */}
    </Stack>
  );
}
