import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridPreferencePanelsValue,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import {createReadings, type Reading} from '../data/readings';

const rows = createReadings(20);

const columns: GridColDef<Reading>[] = [
  {field: 'instrument', headerName: 'Instrument', flex: 1},
  {field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 160},
];

// #region preview
function NoColumnsOverlay() {
  const apiRef = useGridApiContext();

  return (
    <Stack
      sx={{height: '100%', gap: 1, alignItems: 'center', justifyContent: 'center'}}
    >
      <ViewColumnIcon aria-hidden focusable="false" fontSize="large" color="disabled" />
      All columns are hidden.
      <Button
        onClick={() =>
          apiRef.current.showPreferences(GridPreferencePanelsValue.columns)
        }
        size="small"
      >
        Choose columns
      </Button>
    </Stack>
  );
}

const slots = {noColumnsOverlay: NoColumnsOverlay};

export default function CustomNoColumns() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid
        aria-label="Readings"
        rows={rows}
        columns={columns}
        initialState={{
          columns: {columnVisibilityModel: {instrument: false, temperature: false}},
        }}
        slots={slots}
      />
    </div>
  );
}
// #endregion
