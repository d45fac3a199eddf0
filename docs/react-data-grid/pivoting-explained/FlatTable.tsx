import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {sales, type Sale} from '../data/sales';

// #region preview
// A row: {id: 1, region: 'East', product: 'Desk', channel: 'Web',
//         quarter: 'Q1', units: 10, revenue: 4000}
const columns: GridColDef<Sale>[] = [
  {field: 'region', headerName: 'Region', width: 100},
  {field: 'product', headerName: 'Product', width: 110},
  {field: 'channel', headerName: 'Channel', width: 90},
  {field: 'quarter', headerName: 'Quarter', width: 90},
  {field: 'units', headerName: 'Units', type: 'number', width: 80},
  {field: 'revenue', headerName: 'Revenue ($)', type: 'number', width: 110},
];

// Pass them to the grid: <DataGridPremium rows={sales} columns={columns} showToolbar />
// #endregion

const slotProps = {toolbar: {showQuickFilter: false}};

export default function FlatTable() {
  return (
    <div style={{height: 590, width: '100%'}}>
      <DataGridPremium
        aria-label="Sales"
        rows={sales}
        columns={columns}
        density="compact"
        slotProps={slotProps}
        showToolbar
      />
    </div>
  );
}
