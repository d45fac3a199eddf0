import {useTheme} from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, month: 'April', orders: 310},
  {id: 2, month: 'May', orders: 342},
  {id: 3, month: 'June', orders: 297},
];
const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'month', headerName: 'Month', flex: 1},
  {field: 'orders', headerName: 'Orders', type: 'number', flex: 1},
];
const xAxis = [{dataKey: 'month'}];
const series = [{dataKey: 'orders', label: 'Orders'}];

/** Uses the theme of the tenant without importing it. */
export function Dashboard() {
  const {vars, palette} = useTheme();
  const colors = [(vars ?? {palette}).palette.primary.main];

  return (
    <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
      <div style={{flex: 1, minWidth: 0}}>
        <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
      </div>
      <div style={{flex: 1, minWidth: 0}}>
        <BarChart
          title="Orders per month"
          dataset={rows}
          xAxis={xAxis}
          series={series}
          colors={colors}
          height={214}
          hideLegend
        />
      </div>
    </Stack>
  );
}
