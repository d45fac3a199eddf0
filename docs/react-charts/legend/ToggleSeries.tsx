import * as React from 'react';
import type {SeriesLegendItemContext} from '@mui/x-charts/ChartsLegend';
import {LineChart} from '@mui/x-charts/LineChart';
import {visitKinds, visits} from '../data/observatory';

export default function ToggleSeries() {
  const [hidden, setHidden] = React.useState<string[]>(['members']);

  const toggle = (event: React.MouseEvent, {seriesId}: SeriesLegendItemContext) => {
    const id = String(seriesId);
    setHidden((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  };

  return (
    // #region preview
    <LineChart
      xAxis={[{data: visits.map(({year}) => year), scaleType: 'time'}]}
      yAxis={[{min: 0, max: 6000}]}
      series={visitKinds.map(({dataKey, label}) => {
        const off = hidden.includes(dataKey);
        return {
          id: dataKey,
          label: off ? `${label} (hidden)` : label,
          data: visits.map((row) => (off ? null : Number(row[dataKey]))),
          showMark: false,
        };
      })}
      slotProps={{legend: {onItemClick: toggle}}}
      height={300}
    />
    // #endregion
  );
}
