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

const radar = {
  max: 5,
  metrics: ['Price', 'Quality', 'Delivery', 'Support', 'Selection', 'Returns'],
};
const series = [
  {label: 'Online store', data: [4.4, 3.9, 4.1, 3.2, 4.8, 3.5], fillArea: true},
  {label: 'Retail store', data: [3.4, 4.3, 2.9, 4.6, 3.3, 4.5]},
];

export default function ComposedRadar() {
  return (
    // #region preview
    // radar: {max: 5, metrics: ['Price', 'Quality', 'Delivery', …]}
    // series: [{label: 'Online store', data: [4.4, 3.9, 4.1, …], fillArea: true}, …]
    <RadarDataProvider height={300} series={series} radar={radar}>
      <Box sx={{display: 'flex', flexDirection: 'column', alignItems: 'center'}}>
        <ChartsLegend />
        <ChartsSurface title="Customer ratings of two stores from 0 to 5">
          <RadarGrid divisions={5} stripeColor={null} />
          <RadarMetricLabels />
          <RadarSeriesArea fillOpacity={0.2} />
          <RadarAxisHighlight />
          <RadarSeriesMarks />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </Box>
    </RadarDataProvider>
    // #endregion
  );
}
