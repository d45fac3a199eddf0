import Box from '@mui/material/Box';
import {Gauge} from '@mui/x-charts/Gauge';
import {PieChart} from '@mui/x-charts/PieChart';
import {RadarChart, type RadarChartProps} from '@mui/x-charts/RadarChart';

// #region preview
const small = {hideLegend: true, height: 120, margin: 4};

const channels = [
  {id: 'email', value: 310, label: 'Email'},
  {id: 'chat', value: 240, label: 'Chat'},
  {id: 'phone', value: 90, label: 'Phone'},
];
const pie = [{data: channels, innerRadius: 28, paddingAngle: 3, cornerRadius: 4}];

const radar: RadarChartProps['radar'] = {
  max: 10,
  metrics: ['Price', 'Speed', 'Support', 'Docs', 'Design', 'Security'],
  labelFormatter: (name, {location}) => (location === 'tick' ? '' : name),
};
// <PieChart {...small} series={pie} title="…" />
// #endregion

const products: RadarChartProps['series'] = [
  {label: 'Product A', data: [8.4, 6.1, 9.2, 9.5, 6.8, 7.4], fillArea: true},
  {label: 'Product B', data: [7.2, 8.8, 6.4, 4.1, 8.9, 8.6], fillArea: true},
];

const row = {
  display: 'flex',
  width: '100%',
  '& figure': {flex: 1, m: 0.5, minWidth: 0, textAlign: 'center', fontSize: 13},
};

export default function RoundPictures() {
  return (
    <Box sx={row}>
      <figure>
        <PieChart {...small} title="Donut chart" series={pie} />
        <figcaption>Pie</figcaption>
      </figure>
      <figure>
        <Gauge
          value={64}
          startAngle={-110}
          endAngle={110}
          height={120}
          margin={4}
          aria-label="Storage used, in percent"
        />
        <figcaption>Gauge</figcaption>
      </figure>
      <figure>
        <RadarChart {...small} title="Radar chart" series={products} radar={radar} />
        <figcaption>Radar</figcaption>
      </figure>
    </Box>
  );
}
