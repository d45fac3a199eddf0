import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {PieChart} from '@mui/x-charts/PieChart';
import {sales} from '../data/bakery';
// #region preview
import {
  blueberryTwilightPalette,
  bluePalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
  strawberrySkyPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  rainbowSurgePalette,
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
  strawberrySkyPalette,
  bluePalette,
};

export default function Palettes() {
  const [name, setName] = React.useState<keyof typeof palettes>('mangoFusionPalette');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="Palette"
        value={name}
        onChange={(event) => setName(event.target.value as keyof typeof palettes)}
        sx={{width: 250}}
      >
        {Object.keys(palettes).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <PieChart
        title="Pieces sold in a week"
        colors={palettes[name]}
        series={[{data: sales, innerRadius: 50}]}
        height={220}
      />
    </Stack>
  );
}
// #endregion
