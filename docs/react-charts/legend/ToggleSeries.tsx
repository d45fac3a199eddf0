import * as React from 'react';
import type {SeriesLegendItemContext} from '@mui/x-charts/ChartsLegend';
import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const years = [2019, 2020, 2021, 2022, 2023, 2024];
const visitors = [
  {id: 'schools', label: 'School classes', data: [2480, 690, 1180, 2260, 2740, 2980]},
  {id: 'evenings', label: 'Open evenings', data: [4650, 1240, 2610, 4390, 5120, 5340]},
  {id: 'members', label: 'Members', data: [610, 655, 720, 815, 930, 1040]},
];
const xAxis = [{data: years, scaleType: 'point' as const}];
const yAxis = [{min: 0, max: 6000, label: 'Visitors a year', width: 65}];

export default function ToggleSeries() {
  const [hiddenIds, setHiddenIds] = React.useState(['members']);

  const onItemClick = (
    event: React.MouseEvent,
    {seriesId}: SeriesLegendItemContext,
  ) => {
    const id = String(seriesId);
    setHiddenIds((ids) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
    );
  };

  const series = visitors.map(({id, label, data}) =>
    hiddenIds.includes(id)
      ? {id, label: `${label} (hidden)`, data: data.map(() => null)}
      : {id, label, data},
  );

  return (
    <LineChart
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slotProps={{legend: {onItemClick}}}
      height={300}
      title="Visitors of the observatory by year and kind"
    />
  );
}
// #endregion
