import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {seasons} from '../data/ferries';

export default function GapRatios() {
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.3);
  const [barGapRatio, setBarGapRatio] = React.useState(0.1);

  return (
    <Stack sx={{width: '100%'}}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={{sm: 4}} sx={{px: 1}}>
        <Ratio
          label="categoryGapRatio"
          min={0}
          value={categoryGapRatio}
          onChange={setCategoryGapRatio}
        />
        <Ratio
          label="barGapRatio"
          min={-1}
          value={barGapRatio}
          onChange={setBarGapRatio}
        />
      </Stack>
      {/* #region preview */}
      <BarChart
        title="Passengers of two ferry routes by season"
        dataset={seasons}
        xAxis={[{dataKey: 'season', scaleType: 'band', categoryGapRatio, barGapRatio}]}
        series={[
          {dataKey: 'island', label: 'Island'},
          {dataKey: 'harbour', label: 'Harbor'},
        ]}
        yAxis={[{label: 'Passengers (thousands)'}]}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}

interface RatioProps {
  label: string;
  min: number;
  value: number;
  onChange: (value: number) => void;
}

function Ratio({label, min, value, onChange}: RatioProps) {
  return (
    <div style={{flex: 1}}>
      <Typography variant="body2">
        {label}: {value}
      </Typography>
      <Slider
        aria-label={label}
        size="small"
        min={min}
        max={0.9}
        step={0.1}
        value={value}
        onChange={(event, next) => onChange(next)}
      />
    </div>
  );
}
