import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {LineChart} from '@mui/x-charts/LineChart';
import {stock} from './stock';
import {StockZone} from './StockZone';

const REORDER_POINTS = [75, 100, 150];
const xAxis = [{dataKey: 'week', scaleType: 'point' as const}];
const yAxis = [{min: 0, max: 400, label: 'Pieces in stock', width: 60}];
const series = [{dataKey: 'pieces', label: 'Wireless mouse', curve: 'linear' as const}];
const margin = {right: 32};
const lineStyle = {stroke: '#dc2626', strokeDasharray: '6 3'};
const labelStyle = {fontSize: 12, fontWeight: 600, direction: 'ltr' as const};

export default function StockChart() {
  const [reorderPoint, setReorderPoint] = React.useState(100);
  const lowWeeks = stock.filter(({pieces}) => pieces < reorderPoint);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={reorderPoint}
        onChange={(_event, value: number | null) => value && setReorderPoint(value)}
        aria-label="Reorder point"
      >
        {REORDER_POINTS.map((value) => (
          <ToggleButton key={value} value={value}>
            {value} pieces
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      {/* stock: [{week: 'Sep 5', pieces: 312}, …]. reorderPoint: 100 */}
      <LineChart
        hideLegend
        title="Stock of the Wireless mouse by week"
        dataset={stock}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        margin={margin}
        height={300}
      >
        <StockZone from={0} to={reorderPoint} />
        <ChartsReferenceLine
          y={reorderPoint}
          label={`Reorder at ${reorderPoint}`}
          labelAlign="start"
          lineStyle={lineStyle}
          labelStyle={labelStyle}
        />
      </LineChart>
      {/* #endregion */}
      <Typography variant="body2" role="status">
        {lowWeeks.length === 0
          ? 'The stock was never below the reorder point.'
          : `Below the reorder point: ${lowWeeks.map(({week}) => week).join(', ')}.`}
      </Typography>
    </Stack>
  );
}
