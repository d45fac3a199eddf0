import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {id: 'online', data: [142, 158, 197, 263], label: 'Online'},
  {id: 'stores', data: [161, 166, 172, 189], label: 'Stores'},
];

export default function ClickBars() {
  const [item, setItem] = React.useState('click a bar');
  const [axis, setAxis] = React.useState('click anywhere in a quarter');

  // #region preview
  // setItem and setAxis: state setters of the text below the chart
  // {type: 'bar', seriesId: 'online', dataIndex: 0}
  const handleItemClick: BarChartProps['onItemClick'] = (
    _event,
    {seriesId, dataIndex},
  ) => setItem(`${seriesId}, bar ${dataIndex}`);

  // {dataIndex: 0, axisValue: 'Q1', seriesValues: {online: 142, stores: 161}} or null
  const handleAxisClick: BarChartProps['onAxisClick'] = (_event, data) =>
    setAxis(
      data ? `${data.axisValue}: ${JSON.stringify(data.seriesValues)}` : 'no data',
    );
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <BarChart
        title="Revenue by quarter and sales channel"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        onItemClick={handleItemClick}
        onAxisClick={handleAxisClick}
        height={300}
      />
      <Typography variant="body2">onItemClick: {item}</Typography>
      <Typography variant="body2">onAxisClick: {axis}</Typography>
    </Stack>
  );
}
