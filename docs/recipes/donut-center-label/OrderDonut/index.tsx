import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {ChartsLegendProps} from '@mui/x-charts/ChartsLegend';
import type {HighlightItemData} from '@mui/x-charts/context';
import {PieChart, type PieChartProps} from '@mui/x-charts/PieChart';
import {CenterLabel} from './CenterLabel';
import {categories, formatCount, formatShare, total} from './orders';

const series: PieChartProps['series'] = [
  {
    id: 'orders',
    data: categories,
    innerRadius: '65%',
    paddingAngle: 1,
    highlightScope: {highlight: 'item', fade: 'global'},
  },
];
const description = categories
  .map(({label, value}) => `${label} ${formatShare(value)}`)
  .join(', ');

export default function OrderDonut() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  const category = categories[item?.dataIndex ?? -1];

  const slotProps = React.useMemo(() => {
    const onItemClick: ChartsLegendProps['onItemClick'] = (
      _event,
      _legendItem,
      dataIndex,
    ) => setItem({seriesId: 'orders', dataIndex});
    return {legend: {onItemClick}, tooltip: {trigger: 'none' as const}};
  }, []);

  return (
    <Stack spacing={1} sx={{width: '100%', alignItems: 'center'}}>
      {/* #region preview */}
      {/* item: {seriesId: 'orders', dataIndex: 0} or null */}
      {/* category: {id: 'furniture', value: 437, label: 'Furniture'} or undefined */}
      <PieChart
        title="Share of orders by category"
        desc={description}
        series={series}
        slotProps={slotProps}
        highlightedItem={item}
        onHighlightChange={setItem}
        height={240}
      >
        <CenterLabel
          value={category ? formatShare(category.value) : formatCount(total)}
          name={category ? category.label : 'orders'}
        />
      </PieChart>
      {/* #endregion */}
      <Typography variant="body2" role="status">
        {category
          ? `${category.label}: ${category.value} of ${formatCount(total)} orders`
          : 'Select a category, or point at a slice'}
      </Typography>
    </Stack>
  );
}
