import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {legendClasses} from '@mui/x-charts/ChartsLegend';

export default function LegendDimensions() {
  const [gap, setGap] = React.useState(24);
  const [markWidth, setMarkWidth] = React.useState(28);
  const [padding, setPadding] = React.useState(8);

  return (
    <Stack sx={{width: '100%'}}>
      <Stack direction="row" spacing={3} sx={{px: 1}}>
        <Option name="gap" value={gap} max={48} onChange={setGap} />
        <Option name="mark width" value={markWidth} max={48} onChange={setMarkWidth} />
        <Option name="padding" value={padding} max={32} onChange={setPadding} />
      </Stack>
      {/* #region preview */}
      <BarChart
        xAxis={[{data: ['Winter', 'Spring', 'Summer', 'Autumn']}]}
        yAxis={[{label: 'Passengers, thousands'}]}
        series={[
          {data: [42, 58, 97, 63], label: 'Island'},
          {data: [61, 66, 72, 69], label: 'Harbor'},
        ]}
        slotProps={{
          legend: {
            sx: {
              gap: `${gap}px`,
              padding: `${padding}px`,
              fontSize: 14,
              [`& .${legendClasses.mark}`]: {width: markWidth, height: 12},
            },
          },
        }}
        height={260}
        title="Ferry passengers by season and route"
      />
      {/* #endregion */}
    </Stack>
  );
}

interface OptionProps {
  name: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

function Option({name, value, max, onChange}: OptionProps) {
  return (
    <Stack sx={{flex: 1}}>
      <Typography variant="body2">{`${name}: ${value}`}</Typography>
      <Slider
        size="small"
        max={max}
        value={value}
        onChange={(event, next) => onChange(next)}
        aria-label={name}
      />
    </Stack>
  );
}
