import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type {HighlightItemData} from '@mui/x-charts/context';
import {PieChart} from '@mui/x-charts/PieChart';
import {sales} from '../data/bakery';

// #region preview
const series = [
  {
    id: 'week',
    data: sales,
    highlightScope: {highlight: 'item', fade: 'global'},
  } as const,
];

export default function ControlledItem() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'week',
    dataIndex: 1,
  });

  return (
    <Stack spacing={1} sx={{width: '100%', alignItems: 'center'}}>
      <PieChart
        hideLegend
        title="Pieces sold in a week"
        series={series}
        highlightedItem={item}
        onHighlightChange={setItem}
        height={220}
      />
      <Stack direction="row" sx={{flexWrap: 'wrap', gap: 1, justifyContent: 'center'}}>
        {sales.map(({id, label}, dataIndex) => (
          <Button
            key={id}
            size="small"
            variant={item?.dataIndex === dataIndex ? 'contained' : 'outlined'}
            onClick={() => setItem({seriesId: 'week', dataIndex})}
          >
            {label}
          </Button>
        ))}
        <Button size="small" onClick={() => setItem(null)}>
          None
        </Button>
      </Stack>
    </Stack>
  );
}
// #endregion
