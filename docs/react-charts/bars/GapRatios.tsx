import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {routes, seasons} from '../data/ferries';

export default function GapRatios() {
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.3);
  const [barGapRatio, setBarGapRatio] = React.useState(0.1);

  return (
    <Stack sx={{width: '100%'}}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={{sm: 4}} sx={{px: 1}}>
        <Ratio label="categoryGapRatio" value={categoryGapRatio} onChange={setCategoryGapRatio} />
        <Ratio label="barGapRatio" value={barGapRatio} onChange={setBarGapRatio} />
      </Stack>
      {/* #region preview */}
      <BarChart
        dataset={seasons}
        xAxis={[{dataKey: 'season', scaleType: 'band', categoryGapRatio, barGapRatio}]}
        series={routes}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}

interface RatioProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function Ratio({label, value, onChange}: RatioProps) {
  return (
    <div style={{flex: 1}}>
      <Typography variant="body2">
        {label}: {value}
      </Typography>
      <Slider
        aria-label={label}
        size="small"
        min={0}
        max={0.9}
        step={0.1}
        value={value}
        onChange={(event, next) => onChange(next)}
      />
    </div>
  );
}
