import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

// #region preview
const hours = [0, 2, 4, 6, 8, 10];
const places = [
  {name: 'Hill', degrees: [11.2, 7.8, 5.1, 3.0, 1.2, 1.6]},
  {name: 'Valley', degrees: [14.0, 10.1, 6.2, 2.4, -0.8, -1.9]},
  {name: 'Harbour', degrees: [15.1, 13.9, 12.8, 11.9, 11.2, 11.0]},
  {name: 'Town', degrees: [16.4, 14.8, 13.1, 11.6, 10.3, 9.9]},
];

export default function SmallMultiples() {
  const [hour, setHour] = React.useState<LineChartProps['highlightedAxis']>([]);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: {xs: '1fr 1fr', md: 'repeat(4, 1fr)'},
      }}
    >
      {places.map(({name, degrees}) => (
        <Box key={name} component="figure" sx={{m: 0, minWidth: 0}}>
          <Typography component="figcaption" variant="subtitle2">
            {name}
          </Typography>
          <LineChart
            title={`Temperature during a night, ${name}`}
            hideLegend
            grid={{horizontal: true}}
            xAxis={[{id: 'hour', data: hours, position: 'none'}]}
            yAxis={[
              {min: -5, max: 20, width: 24, disableLine: true, disableTicks: true},
            ]}
            series={[{data: degrees, label: '°C', showMark: false}]}
            highlightedAxis={hour}
            onHighlightedAxisChange={setHour}
            margin={{top: 8, bottom: 8, left: 0, right: 8}}
            height={130}
          />
        </Box>
      ))}
    </Box>
  );
}
// #endregion
