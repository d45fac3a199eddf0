import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {legendClasses} from '@mui/x-charts/ChartsLegend';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {data: [142, 158, 197, 263], label: 'Online'},
  {data: [161, 166, 172, 189], label: 'Stores'},
];

export default function LegendDimensions() {
  const [gap, setGap] = React.useState(24);
  const [markWidth, setMarkWidth] = React.useState(28);
  const [padding, setPadding] = React.useState(8);

  // #region preview
  // padding: 8, gap: 24, markWidth: 28
  const slotProps = React.useMemo(() => {
    const sx = {
      gap: `${gap}px`,
      padding: `${padding}px`,
      fontSize: 14,
      [`& .${legendClasses.mark}`]: {width: markWidth, height: 12},
    };
    return {legend: {sx}};
  }, [gap, markWidth, padding]);

  // series: [{data: [142, 158, 197, 263], label: 'Online'}, …]
  // <BarChart series={series} slotProps={slotProps} height={260} … />
  // #endregion

  return (
    <Stack sx={{width: '100%'}}>
      <Stack direction="row" spacing={3} sx={{px: 1}}>
        <Option name="gap" value={gap} max={48} onChange={setGap} />
        <Option name="mark width" value={markWidth} max={48} onChange={setMarkWidth} />
        <Option name="padding" value={padding} max={32} onChange={setPadding} />
      </Stack>
      <BarChart
        title="Revenue by quarter and sales channel"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        slotProps={slotProps}
        height={260}
      />
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
