import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, goods: 'Books', tax: 0.07},
  {id: 2, goods: 'Garden tools', tax: 0.19},
  {id: 3, goods: 'Newspapers', tax: 0.025},
  {id: 4, goods: 'Children’s shoes', tax: 0},
];

// #region preview
const columns: GridColDef<{id: number; goods: string; tax: number}>[] = [
  {field: 'goods', headerName: 'Goods', width: 160},
  {
    field: 'tax',
    headerName: 'Tax',
    type: 'number',
    // 0.19 becomes 19: this number is sorted and filtered
    valueGetter: (value?: number) =>
      value == null ? null : Math.round(value * 1000) / 10,
    // 19 becomes "19%": this text is displayed
    valueFormatter: (value?: number | null) => (value == null ? '' : `${value}%`),
  },
];

export default function TaxRate() {
  return (
    <div style={{height: 266, width: '100%'}}>
      <DataGrid aria-label="Tax rates" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
// #endregion
