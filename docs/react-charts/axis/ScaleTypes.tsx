import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';

const scales = ['linear', 'sqrt', 'log', 'symlog'] as const;

export default function ScaleTypes() {
  const [scaleType, setScaleType] = React.useState<(typeof scales)[number]>('log');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={scaleType}
        onChange={(event, value) => value && setScaleType(value)}
        aria-label="Scale type of the y-axis"
      >
        {scales.map((scale) => (
          <ToggleButton key={scale} value={scale} sx={{textTransform: 'none'}}>
            {scale}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        hideLegend
        xAxis={[
          {data: [2, 4, 6, 8, 10, 12, 14, 16], label: 'Years since the first picture'},
        ]}
        yAxis={[{scaleType, label: 'Pictures', width: 80}]}
        series={[
          {data: [12, 40, 180, 650, 2400, 9100, 31000, 98000], label: 'Archive'},
        ]}
        height={300}
        title="Pictures in the archive by year"
      />
      {/* #endregion */}
    </Stack>
  );
}
