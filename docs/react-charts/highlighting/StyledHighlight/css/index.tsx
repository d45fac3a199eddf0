import * as React from 'react';
import {BarChart} from '@mui/x-charts/BarChart';
import type {HighlightItemData} from '@mui/x-charts/context';
import {bestQuarter, series, xAxis, yAxis} from '../data';
import './styles.css';

export default function StyledHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(bestQuarter);

  return (
    // #region preview
    // const [item, setItem] = React.useState({seriesId: 'online', dataIndex: 3});
    <BarChart
      className="revenue-bars"
      title="Revenue by quarter and sales channel"
      xAxis={xAxis} // [{data: ['Q1', 'Q2', …]}]
      yAxis={yAxis} // [{label: 'Revenue ($1,000)', …}]
      series={series} // [{id: 'online', data: [142, 158, …], highlightScope}, …]
      highlightedItem={item}
      onHighlightChange={setItem}
      height={300}
    />
    // #endregion
  );
}
