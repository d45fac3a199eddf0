import {
  DataGrid,
  GridActionsCellItem,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import {columns, sales, type Sale} from '../data/sales';

const editableColumns: GridColDef<Sale>[] = [
  ...columns.map((column) => ({...column, editable: true})),
  {field: 'paid', headerName: 'Paid', type: 'boolean', editable: true, width: 80},
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    getActions: () => [<GridActionsCellItem key="copy" label="Duplicate" showInMenu />],
  },
];

const rows = sales.map((sale) => ({...sale, paid: sale.quarter === 'Q1'}));

export default function DataGridPlayground(props: Partial<DataGridProps>) {
  return (
    <div style={{height: 400}}>
      <DataGrid
        label="Sales"
        rows={rows}
        columns={editableColumns}
        columnGroupingModel={[
          {groupId: 'Sale', children: [{field: 'region'}, {field: 'product'}]},
        ]}
        slotProps={{loadingOverlay: {variant: 'skeleton'}}}
        {...props}
      />
    </div>
  );
}
