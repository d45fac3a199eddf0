import * as React from 'react';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];
const orders = [388, 371, 464, 452, 531, 498];
const xAxis = [{data: months, valueFormatter: (month: string) => month.slice(0, 3)}];
const yAxis = [{label: 'Orders', width: 60}];
const series = [{data: orders, label: 'Orders', color: '#2563eb'}];

export default function DescribedChart() {
  // #region preview
  // months: ['January', …], orders: [388, …], xAxis: [{data: months}], series: [{data: orders}]
  const id = React.useId();
  const peak = orders.indexOf(Math.max(...orders));
  const summary = `Orders rose from ${orders[0]} in January to ${orders.at(-1)} in June, with a peak of ${orders[peak]} in ${months[peak]}.`;
  return (
    <figure style={{margin: 0, width: '100%'}}>
      <BarChart
        title="Orders by month"
        aria-describedby={id}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        hideLegend
        height={260}
      />
      <Typography id={id} component="figcaption" variant="body2">
        {summary}
      </Typography>
    </figure>
  );
  // #endregion
}
