import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type {HighlightItemData} from '@mui/x-charts/context';
import {RadarChart} from '@mui/x-charts/RadarChart';

// #region preview
const radar = {
  max: 10,
  metrics: ['Crust', 'Crumb', 'Aroma', 'Freshness', 'Looks', 'Price'],
};
const series = [
  {id: 'rye', label: 'Rye bread', data: [8.4, 6.1, 9.2, 9.5, 6.8, 7.4], fillArea: true},
  {
    id: 'white',
    label: 'White bread',
    data: [7.2, 8.8, 6.4, 4.1, 8.9, 8.6],
    fillArea: true,
  },
];

export default function ControlledHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);

  return (
    <Stack spacing={2} sx={{width: '100%', alignItems: 'center'}}>
      <RadarChart
        height={280}
        hideLegend
        highlight="series"
        highlightedItem={item}
        onHighlightChange={setItem}
        series={series}
        radar={radar}
        title="Rating of two breads in points from 0 to 10"
      />
      <Stack direction="row" spacing={1}>
        {series.map(({id, label}) => (
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
// #endregion
