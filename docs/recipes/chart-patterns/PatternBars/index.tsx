import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {BarChart} from '@mui/x-charts/BarChart';
import {ChartPatterns, getFill} from './patterns';

const xAxis = [{data: ['Newark', 'Dallas', 'Reno', 'Atlanta']}];
const yAxis = [{label: 'Pieces in stock', width: 60}];
const colors = {solid: '#2563eb', stripes: '#c2410c', dots: '#0f766e', grid: '#7c3aed'};

export default function PatternBars() {
  const [gray, setGray] = React.useState(false);

  // #region preview
  const id = React.useId();
  const series = React.useMemo(
    () => [
      {label: 'Furniture', data: [420, 310, 180, 260], color: getFill(id, 'solid')},
      {label: 'Lighting', data: [280, 340, 220, 190], color: getFill(id, 'stripes')},
      {label: 'Accessories', data: [350, 270, 390, 240], color: getFill(id, 'dots')},
      {label: 'Electronics', data: [190, 230, 260, 330], color: getFill(id, 'grid')},
    ],
    [id],
  );
  // colors: {solid: '#2563eb', stripes: '#c2410c', …}
  const chart = (
    <BarChart
      title="Stock by warehouse and category"
      {...{xAxis, yAxis, series}}
      height={300}
    >
      <ChartPatterns id={id} colors={colors} />
    </BarChart>
  );
  // #endregion

  return (
    <Box sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch checked={gray} onChange={(event) => setGray(event.target.checked)} />
        }
        label="Show without colors"
      />
      <Box sx={{filter: gray ? 'grayscale(1)' : 'none'}}>{chart}</Box>
    </Box>
  );
}
