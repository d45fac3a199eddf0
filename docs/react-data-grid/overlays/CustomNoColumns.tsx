import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridPreferencePanelsValue,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 'INV-1001', customer: 'Elmont Bank', amount: 6603.03},
  {id: 'INV-1002', customer: 'Delta Freight', amount: 4692},
];

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', flex: 1},
  {field: 'amount', headerName: 'Amount', type: 'number', width: 110},
];

// #region preview
function NoColumnsOverlay() {
  const apiRef = useGridApiContext();
  const openPanel = () =>
    apiRef.current.showPreferences(GridPreferencePanelsValue.columns);

  return (
    <Stack
      sx={{height: '100%', gap: 1, alignItems: 'center', justifyContent: 'center'}}
    >
      <ViewColumnIcon aria-hidden focusable="false" fontSize="large" color="disabled" />
      All columns are hidden.
      <Button size="small" onClick={openPanel}>
        Choose columns
      </Button>
    </Stack>
  );
}

// Pass this to the grid: <DataGrid slots={slots} … />
const slots = {noColumnsOverlay: NoColumnsOverlay};
// #endregion

const initialState = {
  columns: {columnVisibilityModel: {customer: false, amount: false}},
};

export default function CustomNoColumns() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={slots}
      />
    </div>
  );
}
