import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';

const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {data: [142, 158, 197, 263], label: 'Online'},
  {data: [161, 166, 172, 189], label: 'Stores'},
];

export default function GapRatios() {
  // #region preview
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.3);
  const [barGapRatio, setBarGapRatio] = React.useState(0.1);

  const xAxis = React.useMemo(
    () => [
      {
        data: ['Q1', 'Q2', 'Q3', 'Q4'],
        scaleType: 'band' as const,
        categoryGapRatio,
        barGapRatio,
      },
    ],
    [categoryGapRatio, barGapRatio],
  );
  // <BarChart xAxis={xAxis} … />
  // #endregion

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
      <BarChart
        title="Revenue by quarter and sales channel"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={300}
      />
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
        onChange={(_event, next) => onChange(next)}
      />
    </div>
  );
}
