import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {data: [142, 158, 197, 263], label: 'Online', stack: 'total'},
  {data: [161, 166, 172, 189], label: 'Stores', stack: 'total'},
  {data: [48, 52, 61, 74], label: 'Partners', stack: 'total'},
];

const createSlotProps = (vertical: 'top' | 'bottom') => ({
  legend: {position: {vertical, horizontal: 'center' as const}},
});
const slotProps = {top: createSlotProps('top'), bottom: createSlotProps('bottom')};

export default function PaletteAndLegend() {
  const [palette, setPalette] = React.useState('blueberry');
  const [side, setSide] = React.useState<'top' | 'bottom'>('top');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 2, flexWrap: 'wrap'}}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={palette}
          onChange={(event, value) => value && setPalette(value)}
          aria-label="Palette"
        >
          <ToggleButton value="blueberry">Blueberry</ToggleButton>
          <ToggleButton value="mango">Mango</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={side}
          onChange={(event, value) => value && setSide(value)}
          aria-label="Legend position"
        >
          <ToggleButton value="top">Top</ToggleButton>
          <ToggleButton value="bottom">Bottom</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      {/* #region preview */}
      {/* palette: 'blueberry' or 'mango', side: 'top' or 'bottom' */}
      {/* xAxis: [{data: ['Q1', 'Q2', …]}], yAxis: [{label: 'Revenue ($1,000)', width: 60}] */}
      {/* series: [{data: [142, 158, 197, 263], label: 'Online', stack: 'total'}, …] */}
      {/* slotProps.top: {legend: {position: {vertical: 'top', horizontal: 'center'}}} */}
      <BarChart
        title="Revenue by quarter and sales channel"
        colors={palette === 'mango' ? mangoFusionPalette : blueberryTwilightPalette}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        slotProps={slotProps[side]}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
