import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {PieChart, type PieChartProps} from '@mui/x-charts/PieChart';

// #region preview
const data = [
  {id: 'furniture', value: 437, label: 'Furniture'},
  {id: 'electronics', value: 372, label: 'Electronics'},
  {id: 'accessories', value: 298, label: 'Accessories'},
  {id: 'lighting', value: 141, label: 'Lighting'},
];
const series = [{id: 'orders', data}];

export default function ClickPie() {
  const [text, setText] = React.useState('Click a slice');

  const handleClick: PieChartProps['onItemClick'] = (_event, identifier, item) => {
    const {seriesId, dataIndex} = identifier;
    setText(`Slice ${dataIndex} of ${seriesId}: ${item.id}, ${item.value}`);
  };
  // <PieChart series={series} onItemClick={handleClick} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{alignItems: 'center'}}>
      <PieChart
        title="Orders by category"
        series={series}
        onItemClick={handleClick}
        width={220}
        height={220}
      />
      <Typography variant="body2" role="status">
        {text}
      </Typography>
    </Stack>
  );
}
