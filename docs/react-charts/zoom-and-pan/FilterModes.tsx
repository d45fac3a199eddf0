import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {formatDay, summer} from '../data/summer';

const series = [{data: summer.passengers, label: 'Passengers'}];
const initialZoom = [{axisId: 'days', start: 0, end: 25}];

export default function FilterModes() {
  const [filterMode, setFilterMode] = React.useState<'keep' | 'discard'>('discard');

  return (
    <Stack sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={filterMode}
        onChange={(_, next: 'keep' | 'discard' | null) => next && setFilterMode(next)}
        aria-label="Filter mode"
      >
        <ToggleButton value="keep" sx={{textTransform: 'none'}}>
          keep
        </ToggleButton>
        <ToggleButton value="discard" sx={{textTransform: 'none'}}>
          discard
        </ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <BarChartPro
        title="Passengers of the island boat, day by day from May to August"
        xAxis={[
          {
            id: 'days',
            data: summer.days,
            scaleType: 'band',
            valueFormatter: formatDay,
            zoom: {filterMode}, // 'keep' | 'discard'
          },
        ]}
        yAxis={[{label: 'Passengers'}]}
        series={series}
        initialZoom={initialZoom}
        height={280}
      />
      {/* #endregion */}
    </Stack>
  );
}
