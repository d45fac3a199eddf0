import Box from '@mui/material/Box';
import {LineChart} from '@mui/x-charts/LineChart';
import {energy} from '../data/energy';

// #region preview
const small = {hideLegend: true, height: 120, margin: 4} as const;
const hidden = {position: 'none'} as const;
const layer = {area: true, stack: 'all', showMark: false} as const;

export default function AreaPictures() {
  return (
    <Box
      sx={{
        display: 'flex',
        width: '100%',
        '& figure': {flex: 1, m: 0.5, minWidth: 0, textAlign: 'center', fontSize: 13},
      }}
    >
      <figure>
        <LineChart
          {...small}
          title="Area"
          dataset={energy}
          xAxis={[{...hidden, dataKey: 'month', scaleType: 'point'}]}
          yAxis={[hidden]}
          series={[{dataKey: 'solar', area: true, showMark: false}]}
        />
        <figcaption>Area</figcaption>
      </figure>
      <figure>
        <LineChart
          {...small}
          title="Stacked areas"
          dataset={energy}
          xAxis={[{...hidden, dataKey: 'month', scaleType: 'point'}]}
          yAxis={[hidden]}
          series={[
            {dataKey: 'hydro', ...layer},
            {dataKey: 'wind', ...layer},
            {dataKey: 'solar', ...layer},
          ]}
        />
        <figcaption>Stacked</figcaption>
      </figure>
      <figure>
        <LineChart
          {...small}
          title="Streamgraph"
          dataset={energy}
          xAxis={[{...hidden, dataKey: 'month', scaleType: 'point'}]}
          yAxis={[{...hidden, domainLimit: 'strict'}]}
          series={[
            {dataKey: 'hydro', ...layer, stackOffset: 'wiggle'},
            {dataKey: 'wind', ...layer},
            {dataKey: 'solar', ...layer},
          ]}
        />
        <figcaption>Stream</figcaption>
      </figure>
    </Box>
  );
}
// #endregion
