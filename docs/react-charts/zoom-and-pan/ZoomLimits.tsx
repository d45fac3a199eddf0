import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {formatDay, summer} from '../data/summer';

const series = [{data: summer.degrees, label: 'Temperature at noon', showMark: false}];
const initialZoom = [{axisId: 'days', start: 20, end: 60}];

export default function ZoomLimits() {
  const [panning, setPanning] = React.useState(true);

  return (
    <Stack sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={panning}
            onChange={(event) => setPanning(event.target.checked)}
          />
        }
        label="panning"
      />
      {/* #region preview */}
      <LineChartPro
        title="Temperature at noon, day by day from May to August"
        xAxis={[
          {
            id: 'days',
            data: summer.days,
            scaleType: 'time',
            valueFormatter: formatDay,
            zoom: {
              minStart: 10,
              maxEnd: 90,
              minSpan: 15,
              maxSpan: 60,
              step: 10,
              panning,
            },
          },
        ]}
        yAxis={[{label: 'Temperature (°C)'}]}
        series={series}
        initialZoom={initialZoom}
        height={280}
      />
      {/* #endregion */}
    </Stack>
  );
}
