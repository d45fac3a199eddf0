import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  DEFAULT_GRID_AUTOSIZE_OPTIONS,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

// One customer has a very long name.
const rows = createOrders(100).map((row) =>
  row.id === 10005 ? {...row, customer: 'Consolidated Office Supply Company'} : row,
);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order number'},
  {field: 'customer', headerName: 'Customer', maxWidth: 400},
  {field: 'product', headerName: 'Product'},
  {field: 'status', headerName: 'Status'},
];

type Options = typeof DEFAULT_GRID_AUTOSIZE_OPTIONS;

interface AutosizeFormProps {
  options: Options;
  onChange: (options: Options) => void;
  onSubmit: () => void;
}

function AutosizeForm({options, onChange, onSubmit}: AutosizeFormProps) {
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1}}
    >
      <Button variant="outlined" onClick={onSubmit}>
        Autosize
      </Button>
      <FormControlLabel
        control={<Checkbox checked={options.includeHeaders} />}
        label="Headers"
        onChange={(_, includeHeaders) => onChange({...options, includeHeaders})}
      />
      <FormControlLabel
        control={<Checkbox checked={options.includeOutliers} />}
        label="Outliers"
        onChange={(_, includeOutliers) => onChange({...options, includeOutliers})}
      />
      <FormControlLabel
        control={<Checkbox checked={options.expand} />}
        label="Expand"
        onChange={(_, expand) => onChange({...options, expand})}
      />
      <TextField
        label="Outliers factor"
        type="number"
        size="small"
        sx={{width: 130}}
        value={options.outliersFactor}
        onChange={(event) =>
          onChange({...options, outliersFactor: Number(event.target.value)})
        }
      />
    </Stack>
  );
}

// #region preview
// A column: {field: 'customer', headerName: 'Customer', maxWidth: 400}
export default function Autosizing() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState(DEFAULT_GRID_AUTOSIZE_OPTIONS);
  const autosize = () => apiRef.current?.autosizeColumns(options);

  return (
    <div style={{width: '100%'}}>
      <AutosizeForm options={options} onChange={setOptions} onSubmit={autosize} />
      <DataGrid
        aria-label="Orders"
        apiRef={apiRef}
        rows={rows} // A row: {id: 10001, customer: 'Alder Clinics', …}
        columns={columns}
        autosizeOptions={options}
        sx={{height: 400}}
      />
    </div>
  );
}
// #endregion
