import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const data = [
  {id: 'furniture', value: 437, label: 'Furniture'},
  {id: 'electronics', value: 372, label: 'Electronics'},
  {id: 'accessories', value: 298, label: 'Accessories'},
  {id: 'lighting', value: 141, label: 'Lighting'},
];
const series = [{id: 'orders', data}];

function ClickablePie({onSelect}: {onSelect: (text: string) => void}) {
  return (
    <PieChart
      title="Orders by category"
      series={series}
      onItemClick={(_event, {seriesId, dataIndex}, item) =>
        onSelect(`Slice ${dataIndex} of ${seriesId}: ${item.id}, ${item.value}`)
      }
      width={220}
      height={220}
    />
  );
}
// #endregion

export default function ClickPie() {
  const [text, setText] = React.useState('Click a slice');

  return (
    <Stack spacing={1} sx={{alignItems: 'center'}}>
      <ClickablePie onSelect={setText} />
      <Typography variant="body2" role="status">
        {text}
      </Typography>
    </Stack>
  );
}
