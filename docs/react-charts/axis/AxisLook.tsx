import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';

const series = [{data: [142, 158, 197, 263], label: 'Revenue'}];

export default function AxisLook() {
  const [disableLine, setDisableLine] = React.useState(true);
  const [disableTicks, setDisableTicks] = React.useState(false);
  const [tickSize, setTickSize] = React.useState(12);
  const [fontSize, setFontSize] = React.useState(12);

  // #region preview
  const look = React.useMemo(
    () => ({
      disableLine, // true
      disableTicks, // false
      tickSize, // 12
      tickLabelStyle: {fontSize}, // 12
    }),
    [disableLine, disableTicks, tickSize, fontSize],
  );
  const xAxis = React.useMemo(
    () => [{...look, data: ['Q1', 'Q2', 'Q3', 'Q4'], height: 45}],
    [look],
  );
  const yAxis = React.useMemo(
    () => [{...look, label: 'Revenue ($1,000)', width: 75}],
    [look],
  );
  // #endregion

  return (
    <Stack sx={{width: '100%'}}>
      <Stack direction="row" sx={{flexWrap: 'wrap'}}>
        <FormControlLabel
          control={
            <Switch
              checked={disableLine}
              onChange={(_event, checked) => setDisableLine(checked)}
            />
          }
          label="disableLine"
        />
        <FormControlLabel
          control={
            <Switch
              checked={disableTicks}
              onChange={(_event, checked) => setDisableTicks(checked)}
            />
          }
          label="disableTicks"
        />
      </Stack>
      <Stack direction="row" spacing={3} sx={{px: 1, maxWidth: 480}}>
        <Stack sx={{flex: 1}}>
          <Typography variant="body2">tickSize: {tickSize}</Typography>
          <Slider
            size="small"
            min={0}
            max={20}
            value={tickSize}
            onChange={(_event, value) => setTickSize(value)}
            aria-label="tickSize"
          />
        </Stack>
        <Stack sx={{flex: 1}}>
          <Typography variant="body2">fontSize: {fontSize}</Typography>
          <Slider
            size="small"
            min={8}
            max={18}
            value={fontSize}
            onChange={(_event, value) => setFontSize(value)}
            aria-label="fontSize"
          />
        </Stack>
      </Stack>
      <BarChart
        title="Revenue by quarter"
        hideLegend
        grid={{horizontal: true}}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={280}
      />
    </Stack>
  );
}
