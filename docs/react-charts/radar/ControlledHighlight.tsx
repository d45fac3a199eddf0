import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type {HighlightItemData} from '@mui/x-charts/context';
import {RadarChart} from '@mui/x-charts/RadarChart';
import {qualities, rye, wheat} from '../data/loaves';

const loaves = [
  {id: 'rye', label: 'Rye bread', data: rye, fillArea: true},
  {id: 'wheat', label: 'White bread', data: wheat, fillArea: true},
];

export default function ControlledHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);

  return (
    <Stack spacing={2} sx={{width: '100%', alignItems: 'center'}}>
      {/* #region preview */}
      <RadarChart
        height={280}
        hideLegend
        highlight="series"
        highlightedItem={item}
        onHighlightChange={setItem}
        series={loaves}
        radar={{max: 10, metrics: qualities}}
      />
      {/* #endregion */}
      <Stack direction="row" spacing={1}>
        {loaves.map(({id, label}) => (
          <Button
            key={id}
            size="small"
            variant={item?.seriesId === id ? 'contained' : 'outlined'}
            onFocus={() => setItem({seriesId: id})}
            onBlur={() => setItem(null)}
            onMouseEnter={() => setItem({seriesId: id})}
            onMouseLeave={() => setItem(null)}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
