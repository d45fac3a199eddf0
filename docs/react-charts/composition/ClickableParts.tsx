import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarPlot, type BarPlotProps} from '@mui/x-charts/BarChart';
import {ChartContainer, type ChartContainerProps} from '@mui/x-charts/ChartContainer';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';

const xAxis = [{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'band' as const}];
const yAxis = [{label: 'Orders'}];
const series = [{type: 'bar' as const, id: 'orders', data: [84, 91, 78, 102, 127]}];

export default function ClickableParts() {
  const [axis, setAxis] = React.useState('none');
  const [item, setItem] = React.useState('none');

  // #region preview
  // setItem and setAxis: state setters of the text below the chart
  // A native event and {dataIndex: 1, axisValue: 'Tue', seriesValues: {orders: 91}}
  const handleAxisClick: ChartContainerProps['onAxisClick'] = (_event, data) =>
    setAxis(String(data?.axisValue));

  // A React event and {type: 'bar', seriesId: 'orders', dataIndex: 1}
  const handleItemClick: BarPlotProps['onItemClick'] = (
    _event,
    {seriesId, dataIndex},
  ) => setItem(`${seriesId}, index ${dataIndex}`);

  // <ChartContainer onAxisClick={handleAxisClick} …>
  //   <BarPlot onItemClick={handleItemClick} />
  // </ChartContainer>
  // #endregion

  return (
    <Stack sx={{width: '100%'}}>
      <ChartContainer
        title="Orders by weekday"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        onAxisClick={handleAxisClick}
        height={240}
      >
        <BarPlot onItemClick={handleItemClick} />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
      <Typography variant="body2" role="status">
        Axis value: {axis}. Bar: {item}.
      </Typography>
    </Stack>
  );
}
