import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

const xAxis = [{data: [1, 2, 3, 4, 5, 6, 7], tickMinStep: 1, label: 'Week'}];
const yAxis = [{label: 'Orders', width: 60}];
const series = [
  {
    id: 'online',
    data: [310, 325, 341, 338, 372, 395, 420],
    area: true,
    label: 'Online',
  },
  {id: 'stores', data: [280, 276, 269, 271, 262, 258, 255], label: 'Stores'},
];

export default function ClickLines() {
  const [item, setItem] = React.useState('click a line, the area, or a mark');
  const [axis, setAxis] = React.useState('click anywhere in the chart');

  // #region preview
  // setItem and setAxis: state setters of the text below the chart
  // series: [{id: 'online', data: [310, 325, 341, …], area: true, label: 'Online'}, …]
  const handlers: LineChartProps = {
    series,
    onAreaClick: (_event, {seriesId}) => setItem(`area of ${seriesId}`),
    onLineClick: (_event, {seriesId}) => setItem(`line of ${seriesId}`),
    onMarkClick: (_event, {seriesId, dataIndex}) =>
      setItem(`mark ${dataIndex} of ${seriesId}`),
    // {dataIndex: 2, axisValue: 3, seriesValues: {online: 341, stores: 269}} or null
    onAxisClick: (_event, data) =>
      data && setAxis(`week ${data.axisValue}, ${JSON.stringify(data.seriesValues)}`),
  };
  // <LineChart {...handlers} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <LineChart
        title="Orders per week by sales channel"
        xAxis={xAxis}
        yAxis={yAxis}
        {...handlers}
        height={300}
      />
      <Typography variant="body2">Element: {item}</Typography>
      <Typography variant="body2">onAxisClick: {axis}</Typography>
    </Stack>
  );
}
