import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';
import {energy} from './data/energy';

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
      <BarChart
        title="Electricity by source and month"
        colors={palette === 'mango' ? mangoFusionPalette : blueberryTwilightPalette}
        dataset={energy}
        xAxis={[{dataKey: 'month'}]}
        yAxis={[{label: 'Electricity (GWh)'}]}
        series={[
          {dataKey: 'hydro', label: 'Hydro', stack: 'total'},
          {dataKey: 'wind', label: 'Wind', stack: 'total'},
          {dataKey: 'solar', label: 'Solar', stack: 'total'},
        ]}
        slotProps={{legend: {position: {vertical: side, horizontal: 'center'}}}}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
