import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type {HighlightItemData} from '@mui/x-charts/context';
import {RadarChart, type RadarChartProps} from '@mui/x-charts/RadarChart';

const radar = {
  max: 5,
  metrics: ['Price', 'Quality', 'Delivery', 'Support', 'Selection', 'Returns'],
};
const series = [
  {
    id: 'online',
    label: 'Online store',
    data: [4.4, 3.9, 4.1, 3.2, 4.8, 3.5],
    fillArea: true,
  },
  {
    id: 'retail',
    label: 'Retail store',
    data: [3.4, 4.3, 2.9, 4.6, 3.3, 4.5],
    fillArea: true,
  },
];

function RatingsChart(props: Partial<RadarChartProps>) {
  return (
    <RadarChart
      height={280}
      hideLegend
      highlight="series"
      series={series}
      radar={radar}
      title="Customer ratings of two stores from 0 to 5"
      {...props}
    />
  );
}

export default function ControlledHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);

  return (
    <Stack spacing={2} sx={{width: '100%', alignItems: 'center'}}>
      <RatingsChart highlightedItem={item} onHighlightChange={setItem} />
      <Stack direction="row" spacing={1}>
        {/* #region preview */}
        {/* const [item, setItem] = React.useState<HighlightItemData | null>(null); */}
        {/* <RadarChart highlightedItem={item} onHighlightChange={setItem} … /> */}
        {/* series: [{id: 'online', label: 'Online store', data: [4.4, 3.9, …]}, …] */}
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
        {/* #endregion */}
      </Stack>
    </Stack>
  );
}
