import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

const rows = [
  {
    id: 10001,
    customer: 'Hudson Hotels',
    lines: [
      {id: 1, product: 'Desk lamp', quantity: 24},
      {id: 2, product: 'Bookshelf', quantity: 6},
    ],
  },
  {
    id: 10002,
    customer: 'Elmont Bank',
    lines: [{id: 1, product: 'Office chair', quantity: 12}],
  },
  {
    id: 10003,
    customer: 'Cedar Health',
    lines: [{id: 1, product: 'Webcam', quantity: 8}],
  },
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130},
];
const lineColumns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 90},
];

const getDetailPanelContent = ({row}: GridRowParams<(typeof rows)[number]>) => (
  <div style={{height: 200, padding: 16, boxSizing: 'border-box'}}>
    <DataGridPro
      aria-label={`Lines of order ${row.id}`}
      rows={row.lines}
      columns={lineColumns}
      hideFooter
    />
  </div>
);
const getDetailPanelHeight = () => 200;

export default function ToggleOnRowClick() {
  // #region preview
  // `rows` and `columns` show orders: {id: 10001, customer: 'Hudson Hotels', …}
  const apiRef = useGridApiRef();

  const handleRowClick: GridEventListener<'rowClick'> = ({id}) =>
    apiRef.current?.toggleDetailPanel(id);

  return (
    <div style={{height: 480, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        onRowClick={handleRowClick}
        disableRowSelectionOnClick
      />
    </div>
  );
  // #endregion
}
