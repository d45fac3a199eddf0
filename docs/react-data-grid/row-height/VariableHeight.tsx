import Button from '@mui/material/Button';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
  type GridDensity,
  type GridRowHeightParams,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Invoice', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140},
  {field: 'status', headerName: 'Status', width: 110},
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

function DensityToolbar() {
  const apiRef = useGridApiContext();

  return (
    <Toolbar aria-label="Density">
      {densities.map((density) => (
        <ToolbarButton
          key={density}
          render={<Button />}
          onClick={() => apiRef.current.setDensity(density)}
        >
          {density}
        </ToolbarButton>
      ))}
    </Toolbar>
  );
}

// #region preview
const rows = [
  {id: 'INV-1001', customer: 'Alder Clinics', status: 'Paid'},
  {id: 'INV-1002', customer: 'Cedar Health', status: 'Overdue'},
  {id: 'INV-1003', customer: 'Hudson Hotels', status: 'Sent'},
];

function getRowHeight({model, densityFactor}: GridRowHeightParams) {
  // null: the height that the rowHeight prop sets.
  return model.status === 'Overdue' ? 100 * densityFactor : null;
}
// #endregion

const slots = {toolbar: DensityToolbar};

export default function VariableHeight() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
