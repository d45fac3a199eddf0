import * as React from 'react';
import {BarChart} from '@mui/x-charts/BarChart';

const months = ['January', 'February', 'March'];
const series = [
  {id: 'web', label: 'Web', data: [120, 135, 160]},
  {id: 'store', label: 'Store', data: [90, 70, 85]},
];

export default function OrderChart({width}: {width?: number}) {
  const [clicked, setClicked] = React.useState('No bar clicked yet');

  return (
    <figure aria-label="Orders by month" style={{margin: 0, width: '100%'}}>
      <BarChart
        title="Orders by month"
        width={width}
        height={260}
        series={series}
        xAxis={[{data: months}]}
        barLabel="value"
        onItemClick={(_event, {seriesId, dataIndex}) =>
          setClicked(`${seriesId}: ${months[dataIndex]}`)
        }
      />
      <p role="status">{clicked}</p>
    </figure>
  );
}
