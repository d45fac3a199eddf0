import Box from '@mui/material/Box';
import {BarChart} from '@mui/x-charts/BarChart';
import {pier, routes, seasons} from '../data/ferries';

const small = {hideLegend: true, height: 120, margin: 4} as const;
const y = [{position: 'none'} as const];
const x = [{dataKey: 'season', position: 'none'} as const];

export default function BarPictures() {
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
        <BarChart {...small} dataset={seasons} xAxis={x} yAxis={y} series={routes} />
        <figcaption>Bars</figcaption>
      </figure>
      <figure>
        <BarChart
          {...small}
          dataset={seasons}
          xAxis={x}
          yAxis={y}
          series={routes.map((route) => ({...route, stack: 'all'}))}
          borderRadius={6}
        />
        <figcaption>Stack</figcaption>
      </figure>
      <figure>
        <BarChart
          {...small}
          xAxis={[{data: pier.days, position: 'none'}]}
          yAxis={y}
          series={[
            {data: pier.arrived, label: 'Arrived', stack: 'pier'},
            {data: pier.left, label: 'Left', stack: 'pier'},
          ]}
        />
        <figcaption>Both ways</figcaption>
      </figure>
      {/* #endregion */}
    </Box>
  );
}
