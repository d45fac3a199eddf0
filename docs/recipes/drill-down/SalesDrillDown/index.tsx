import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';
import {focusOnMount} from './focusOnMount';
import {categories, getProducts} from './sales';
import {SalesPath} from './SalesPath';

const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
});
const formatDollars = (value: number | null) =>
  value === null ? null : usd.format(value);

const yAxis: BarChartProps['yAxis'] = [
  {dataKey: 'name', scaleType: 'band', width: 160},
];
const xAxis = [
  {min: 0, tickNumber: 4, valueFormatter: (value: number) => usd.format(value)},
];
const margin = {right: 32};
const series = [{dataKey: 'revenue', label: 'Revenue', valueFormatter: formatDollars}];

export default function SalesDrillDown() {
  // #region preview
  const [category, setCategory] = React.useState<string | null>(null);
  // The category that was open last. Its button receives focus again on the way back.
  const [lastCategory, setLastCategory] = React.useState('');

  const open = (name: string) => {
    setCategory(name);
    setLastCategory(name);
  };
  // [{name: 'Furniture', revenue: 412_360}, …]
  const dataset = React.useMemo(
    () => (category === null ? categories : getProducts(category)),
    [category],
  );
  const handleItemClick: BarChartProps['onItemClick'] = (_event, {dataIndex}) =>
    open(categories[dataIndex]!.name);
  // <BarChart onItemClick={category === null ? handleItemClick : undefined} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <SalesPath category={category} onBack={() => setCategory(null)} />
      <BarChart
        hideLegend
        layout="horizontal"
        title={
          category === null ? 'Revenue by category' : `Revenue by product, ${category}`
        }
        dataset={dataset}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        margin={margin}
        onItemClick={category === null ? handleItemClick : undefined}
        height={260}
      />
      <Stack direction="row" sx={{flexWrap: 'wrap', gap: 1, minHeight: 32}}>
        {category === null &&
          categories.map(({name}) => (
            <Button
              key={name}
              size="small"
              variant="outlined"
              ref={name === lastCategory ? focusOnMount : undefined}
              onClick={() => open(name)}
            >
              {name}
            </Button>
          ))}
      </Stack>
    </Stack>
  );
}
