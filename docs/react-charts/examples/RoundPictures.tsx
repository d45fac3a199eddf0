import Box from '@mui/material/Box';
import {Gauge} from '@mui/x-charts/Gauge';
import {PieChart} from '@mui/x-charts/PieChart';
import {RadarChart} from '@mui/x-charts/RadarChart';
import {flour, sales} from '../data/bakery';
import {qualities, rye, wheat} from '../data/loaves';

const small = {hideLegend: true, height: 120, margin: 4} as const;

export default function RoundPictures() {
  return (
    <Box
      sx={{
        display: 'flex',
        width: '100%',
        '& figure': {flex: 1, m: 0.5, minWidth: 0, textAlign: 'center', fontSize: 13},
      }}
    >
      {/* #region preview */}
      <figure>
        <PieChart
          {...small}
          title="Donut chart"
          series={[{data: sales, innerRadius: 28, paddingAngle: 3, cornerRadius: 4}]}
        />
        <figcaption>Pie</figcaption>
      </figure>
      <figure>
        <Gauge
          value={flour.rye}
          startAngle={-110}
          endAngle={110}
          height={120}
          margin={4}
          aria-label="Rye flour in the store, in kg"
        />
        <figcaption>Gauge</figcaption>
      </figure>
      <figure>
        <RadarChart
          {...small}
          title="Radar chart"
          series={[
            {label: 'Rye bread', data: rye, fillArea: true},
            {label: 'White bread', data: wheat, fillArea: true},
          ]}
          radar={{
            max: 10,
            metrics: qualities,
            labelFormatter: (name, {location}) => (location === 'tick' ? '' : name),
          }}
        />
        <figcaption>Radar</figcaption>
      </figure>
      {/* #endregion */}
    </Box>
  );
}
