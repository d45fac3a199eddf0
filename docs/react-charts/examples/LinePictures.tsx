import Box from '@mui/material/Box';
import {LineChart} from '@mui/x-charts/LineChart';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import {night, starlight, visitKinds, visits} from '../data/observatory';

const small = {hideLegend: true, height: 120, margin: 4} as const;
const y = [{position: 'none'} as const];

export default function LinePictures() {
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
        <LineChart
          {...small}
          xAxis={[{data: night.hours, position: 'none'}]}
          yAxis={y}
          series={[
            {data: night.dome, label: 'Dome', showMark: false},
            {data: night.outside, label: 'Outside', showMark: false},
          ]}
        />
        <figcaption>Lines</figcaption>
      </figure>
      <figure>
        <LineChart
          {...small}
          dataset={visits}
          xAxis={[{dataKey: 'year', scaleType: 'time', position: 'none'}]}
          yAxis={y}
          series={visitKinds.map((kind) => ({...kind, area: true, showMark: false, stack: 'all'}))}
        />
        <figcaption>Areas</figcaption>
      </figure>
      <figure>
        <SparkLineChart data={starlight.brightness} height={120} area />
        <figcaption>Sparkline</figcaption>
      </figure>
      {/* #endregion */}
    </Box>
  );
}
