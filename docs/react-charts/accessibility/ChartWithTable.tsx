import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';

const dataset = [
  {quarter: 'Q1', online: 142, stores: 161},
  {quarter: 'Q2', online: 158, stores: 166},
  {quarter: 'Q3', online: 197, stores: 172},
  {quarter: 'Q4', online: 263, stores: 189},
];
const columns = [
  {dataKey: 'online', label: 'Online', color: '#2563eb'},
  {dataKey: 'stores', label: 'Stores', color: '#c2410c'},
] as const;
const xAxis = [{dataKey: 'quarter'}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const title = 'Revenue by quarter and sales channel';

const series = [...columns];

function Chart() {
  return (
    <BarChart
      title={title}
      dataset={dataset}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={280}
    />
  );
}

function DataTable() {
  const head = ['Quarter', ...columns.map(({label}) => `${label} ($1,000)`)];
  return (
    <Table size="small" aria-label={title}>
      <TableHead>
        <TableRow>
          {head.map((text) => (
            <TableCell key={text}>{text}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {/* #region preview */}
        {/* dataset: [{quarter: 'Q1', online: 142, stores: 161}, …], as in the chart */}
        {/* columns: [{dataKey: 'online', label: 'Online'}, …], the series of the chart */}
        {dataset.map((row) => (
          <TableRow key={row.quarter}>
            <TableCell component="th" scope="row">
              {row.quarter}
            </TableCell>
            {columns.map(({dataKey}) => (
              <TableCell key={dataKey}>{row[dataKey]}</TableCell>
            ))}
          </TableRow>
        ))}
        {/* #endregion */}
      </TableBody>
    </Table>
  );
}

export default function ChartWithTable() {
  const [view, setView] = React.useState<'chart' | 'table'>('chart');

  return (
    <Box sx={{width: '100%', minHeight: 348}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(event, value) => value && setView(value)}
        aria-label="View"
      >
        <ToggleButton value="chart">Chart</ToggleButton>
        <ToggleButton value="table">Table</ToggleButton>
      </ToggleButtonGroup>
      {view === 'chart' ? <Chart /> : <DataTable />}
    </Box>
  );
}
