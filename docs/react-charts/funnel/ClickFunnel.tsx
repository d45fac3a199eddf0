import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {FunnelChart, type FunnelItemIdentifier} from '@mui/x-charts-pro/FunnelChart';

const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];
const data = [
  {value: 4200, label: 'Viewed product'},
  {value: 2650, label: 'Added to cart'},
  {value: 1480, label: 'Checked out'},
];
const series = [{data}];

// #region preview
export default function ClickFunnel() {
  const [text, setText] = React.useState('Click a section');
  // data: [{value: 4200, label: 'Viewed product'}, …]
  const showLabel = (_: React.MouseEvent, {dataIndex}: FunnelItemIdentifier) =>
    setText(`Section ${dataIndex}: ${data[dataIndex]!.label}`);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <FunnelChart
        hideLegend
        colors={colors} // ['#5b7bd5', '#7e6bd1', …]
        series={series}
        onItemClick={showLabel}
        height={260}
        title="Visitors of an online store by checkout step"
      />
      <Typography role="status">{text}</Typography>
    </Stack>
  );
}
// #endregion
