import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {seasons} from '../data/ferries';

export default function AxisLook() {
  const [disableLine, setDisableLine] = React.useState(true);
  const [disableTicks, setDisableTicks] = React.useState(false);
  const [tickSize, setTickSize] = React.useState(12);
  const [fontSize, setFontSize] = React.useState(12);

  return (
    <Stack sx={{width: '100%'}}>
      <Stack direction="row" sx={{flexWrap: 'wrap'}}>
        <FormControlLabel
          control={
            <Switch
              checked={disableLine}
              onChange={(event) => setDisableLine(event.target.checked)}
            />
          }
          label="disableLine"
        />
        <FormControlLabel
          control={
            <Switch
              checked={disableTicks}
              onChange={(event) => setDisableTicks(event.target.checked)}
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
            onChange={(event, value) => setTickSize(value)}
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
            onChange={(event, value) => setFontSize(value)}
            aria-label="fontSize"
          />
        </Stack>
      </Stack>
      {/* #region preview */}
      <BarChart
        hideLegend
        dataset={seasons}
        grid={{horizontal: true}}
        xAxis={[
          {
            dataKey: 'season',
            disableLine,
            disableTicks,
            tickSize,
            tickLabelStyle: {fontSize},
            height: 45,
          },
        ]}
        yAxis={[
          {
            label: 'Passengers, thousands',
            disableLine,
            disableTicks,
            tickSize,
            tickLabelStyle: {fontSize},
            width: 75,
          },
        ]}
        series={[{dataKey: 'island', label: 'Island'}]}
        height={280}
        title="Passengers to the island by season"
      />
      {/* #endregion */}
    </Stack>
  );
}
