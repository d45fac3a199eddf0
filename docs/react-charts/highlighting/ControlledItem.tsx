import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type {HighlightItemData} from '@mui/x-charts/context';
import {PieChart} from '@mui/x-charts/PieChart';

const categories = [
  {id: 'furniture', value: 437, label: 'Furniture'},
  {id: 'electronics', value: 372, label: 'Electronics'},
  {id: 'accessories', value: 298, label: 'Accessories'},
  {id: 'lighting', value: 141, label: 'Lighting'},
];
const highlightScope = {highlight: 'item', fade: 'global'} as const;
const series = [{id: 'orders', data: categories, highlightScope}];

export default function ControlledItem() {
  // #region preview
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'orders',
    dataIndex: 1,
  });

  const chart = (
    <PieChart
      hideLegend
      title="Orders by category"
      series={series} // [{id: 'orders', data: [{value: 437, …}, …], highlightScope}]
      highlightedItem={item}
      onHighlightChange={setItem}
      height={220}
    />
  );

  // To clear the highlight, call setItem(null).
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%', alignItems: 'center'}}>
      {chart}
      <Stack direction="row" sx={{flexWrap: 'wrap', gap: 1, justifyContent: 'center'}}>
        {categories.map(({id, label}, dataIndex) => (
          <Button
            key={id}
            variant={item?.dataIndex === dataIndex ? 'contained' : 'outlined'}
            onClick={() => setItem({seriesId: 'orders', dataIndex})}
          >
            {label}
          </Button>
        ))}
        <Button onClick={() => setItem(null)}>None</Button>
      </Stack>
    </Stack>
  );
}
