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

// #region preview
const metrics = ['Crust', 'Crumb', 'Aroma', 'Freshness', 'Looks', 'Price'];
const series = [
  {label: 'Rye bread, points', data: [8.4, 6.1, 9.2, 9.5, 6.8, 7.4], fillArea: true},
  {label: 'White bread, points', data: [7.2, 8.8, 6.4, 4.1, 8.9, 8.6]},
];

export default function ComposedRadar() {
  return (
    <RadarDataProvider height={300} series={series} radar={{max: 10, metrics}}>
      <Box sx={{display: 'flex', flexDirection: 'column', alignItems: 'center'}}>
        <ChartsLegend />
        <ChartsSurface title="Rating of two breads in points from 0 to 10">
          <RadarGrid divisions={2} stripeColor={null} />
          <RadarMetricLabels />
          <RadarSeriesArea fillOpacity={0.2} />
          <RadarAxisHighlight />
          <RadarSeriesMarks />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </Box>
    </RadarDataProvider>
  );
}
// #endregion
