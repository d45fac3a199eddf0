import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {PieChart} from '@mui/x-charts/PieChart';
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
// <PieChart colors={palettes.mangoFusionPalette} … />
// #endregion

type PaletteName = keyof typeof palettes;

const series = [
  {
    data: [
      {id: 'electronics', value: 437, label: 'Electronics'},
      {id: 'furniture', value: 372, label: 'Furniture'},
      {id: 'accessories', value: 298, label: 'Accessories'},
      {id: 'lighting', value: 141, label: 'Lighting'},
      {id: 'storage', value: 118, label: 'Storage'},
      {id: 'services', value: 84, label: 'Services'},
    ],
    innerRadius: 50,
  },
];

export default function Palettes() {
  const [name, setName] = React.useState<PaletteName>('mangoFusionPalette');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="Palette"
        value={name}
        onChange={(event) => setName(event.target.value as PaletteName)}
        sx={{width: 250}}
      >
        {Object.keys(palettes).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <PieChart
        title="Orders by category"
        colors={palettes[name]}
        series={series}
        height={220}
      />
    </Stack>
  );
}
