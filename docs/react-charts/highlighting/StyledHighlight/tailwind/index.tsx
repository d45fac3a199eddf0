import * as React from 'react';
import {BarChart} from '@mui/x-charts/BarChart';
import type {HighlightItemData} from '@mui/x-charts/context';
import {bestQuarter, series, xAxis, yAxis} from '../data';

// #region preview
const styles = [
  '[&_.MuiBarElement-highlighted]:stroke-current',
  '[&_.MuiBarElement-highlighted]:[stroke-width:3px]',
  '[&_.MuiBarElement-faded]:stroke-current',
  '[&_.MuiBarElement-faded]:[stroke-dasharray:4_3]',
];

// series: [{id: 'online', data: [142, 158, …], highlightScope}, …]
// <BarChart className={styles.join(' ')} series={series} … />
// #endregion

export default function StyledHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(bestQuarter);

  return (
    <BarChart
      className={styles.join(' ')}
      title="Revenue by quarter and sales channel"
      xAxis={xAxis} // [{data: ['Q1', 'Q2', …]}]
      yAxis={yAxis} // [{label: 'Revenue ($1,000)', …}]
      series={series}
      highlightedItem={item}
      onHighlightChange={setItem}
      height={300}
    />
  );
}
