import Box from '@mui/material/Box';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';
import {qualities, rye, wheat} from '../data/loaves';

export default function ComposedRadar() {
  return (
    // #region preview
    <RadarDataProvider
      height={300}
      series={[
        {label: 'Rye bread', data: rye, fillArea: true},
        {label: 'White bread', data: wheat},
      ]}
      radar={{max: 10, metrics: qualities}}
    >
      <Box sx={{display: 'flex', flexDirection: 'column', alignItems: 'center'}}>
        <ChartsLegend />
        <ChartsSurface>
          <RadarGrid divisions={2} stripeColor={null} />
          <RadarSeriesArea fillOpacity={0.2} />
          <RadarSeriesMarks />
          <RadarAxisHighlight />
          <RadarMetricLabels />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </Box>
    </RadarDataProvider>
    // #endregion
  );
}
