import * as React from 'react';
import type {SeriesLegendItemContext} from '@mui/x-charts/ChartsLegend';
import {LineChart} from '@mui/x-charts/LineChart';

const channels = [
  {id: 'online', label: 'Online', data: [310, 402, 455, 513, 604, 760]},
  {id: 'stores', label: 'Stores', data: [590, 472, 515, 561, 634, 688]},
  {id: 'wholesale', label: 'Wholesale', data: [228, 214, 246, 301, 338, 375]},
];
const xAxis = [
  {data: ['2020', '2021', '2022', '2023', '2024', '2025'], scaleType: 'point' as const},
];
const yAxis = [{min: 0, max: 800, label: 'Revenue ($1,000)', width: 60}];

// #region preview
function useToggledSeries() {
  const [hiddenIds, setHiddenIds] = React.useState<unknown[]>(['wholesale']);

  return React.useMemo(() => {
    // channels: [{id: 'online', label: 'Online', data: [310, 402, …]}, …]
    const series = channels.map(({id, label, data}) =>
      hiddenIds.includes(id)
        ? {id, label: `${label} (hidden)`, data: data.map(() => null)}
        : {id, label, data},
    );
    const toggle = (event: React.MouseEvent, {seriesId}: SeriesLegendItemContext) =>
      setHiddenIds((ids) =>
        ids.includes(seriesId)
          ? ids.filter((id) => id !== seriesId)
          : [...ids, seriesId],
      );
    return {series, slotProps: {legend: {onItemClick: toggle}}};
  }, [hiddenIds]);
}
// #endregion

export default function ToggleSeries() {
  const {series, slotProps} = useToggledSeries();

  return (
    <LineChart
      title="Revenue by year and sales channel"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slotProps={slotProps}
      height={300}
    />
  );
}
