import Box from '@mui/material/Box';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {
  ChartsAxisTooltipContent,
  ChartsItemTooltipContent,
  ChartsTooltipContainer,
} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' as const}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {type: 'bar' as const, data: [142, 158, 197, 263], label: 'Online'},
  {type: 'bar' as const, data: [161, 166, 172, 189], label: 'Stores'},
];

export default function BothContents() {
  return (
    // #region preview
    // xAxis: [{data: ['Q1', …], scaleType: 'band'}], yAxis: [{label: 'Revenue ($1,000)'}]
    // series: [{type: 'bar', data: [142, 158, 197, 263], label: 'Online'}, …]
    <ChartDataProvider xAxis={xAxis} yAxis={yAxis} series={series} height={300}>
      <Box sx={{width: '100%'}}>
        <ChartsSurface title="Revenue by quarter and sales channel">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltipContainer trigger="axis">
          <Box sx={{display: 'flex', flexDirection: 'column', gap: 0.5}}>
            <ChartsItemTooltipContent sx={{opacity: 0.95}} />
            <ChartsAxisTooltipContent />
          </Box>
        </ChartsTooltipContainer>
      </Box>
    </ChartDataProvider>
    // #endregion
  );
}
