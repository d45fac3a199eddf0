import * as React from 'react';
import {BarChart, barElementClasses} from '@mui/x-charts/BarChart';
import type {HighlightItemData} from '@mui/x-charts/context';
import {bestQuarter, series, xAxis, yAxis} from '../data';

export default function StyledHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(bestQuarter);

  return (
    // #region preview
    // const [item, setItem] = React.useState({seriesId: 'online', dataIndex: 3});
    <BarChart
      title="Revenue by quarter and sales channel"
      xAxis={xAxis} // [{data: ['Q1', 'Q2', …]}]
      yAxis={yAxis} // [{label: 'Revenue ($1,000)', …}]
      series={series} // [{id: 'online', data: [142, 158, …], highlightScope}, …]
      highlightedItem={item}
      onHighlightChange={setItem}
      height={300}
      sx={{
        [`& .${barElementClasses.highlighted}`]: {
          stroke: 'currentColor',
          strokeWidth: 3,
        },
        [`& .${barElementClasses.faded}`]: {
          strokeDasharray: '4 3',
          stroke: 'currentColor',
        },
      }}
    />
    // #endregion
  );
}
