import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {BarChart} from '@mui/x-charts/BarChart';
import {useDrawingArea} from '@mui/x-charts/hooks';

function LoadingBars() {
  const {left, top, width, height} = useDrawingArea();
  return (
    <g fill="currentColor" opacity={0.15}>
      {[0.4, 0.7, 0.55, 0.9].map((share, index) => (
        <rect
          key={share}
          x={left + (width / 4) * (index + 0.15)}
          y={top + height * (1 - share)}
          width={(width / 4) * 0.7}
          height={height * share}
        />
      ))}
    </g>
  );
}

// #region preview
function NoOrders() {
  const {left, top, width, height} = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      fill="currentColor"
      fontSize={16}
    >
      No orders yet
    </text>
  );
}

// LoadingBars returns gray <rect> elements in the same way.
const slots = {loadingOverlay: LoadingBars, noDataOverlay: NoOrders};
// #endregion

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{min: 0, max: 100, label: 'Orders'}];
const series = [{data: []}];

export default function OwnOverlays() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={loading}
            onChange={(_event, checked) => setLoading(checked)}
          />
        }
        label="loading"
      />
      <BarChart
        title="Orders by quarter"
        loading={loading}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        slots={slots}
        height={240}
      />
    </Stack>
  );
}
