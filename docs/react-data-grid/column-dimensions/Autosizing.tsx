import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

// One customer has a very long name.
const rows = createOrders(100).map((row) =>
  row.id === 10005 ? {...row, customer: 'Consolidated Office Supply Company'} : row,
);

// #region preview
// A row: {id: 10001, customer: 'Cedar Health', product: 'Standing desk', …}
const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order number'},
  {field: 'customer', headerName: 'Customer', maxWidth: 400},
  {field: 'product', headerName: 'Product'},
  {field: 'status', headerName: 'Status'},
];

export default function Autosizing() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = React.useState(true);
  const [includeOutliers, setIncludeOutliers] = React.useState(false);
  const [expand, setExpand] = React.useState(false);
  const [outliersFactor, setOutliersFactor] = React.useState(1.5);
  const options = {includeHeaders, includeOutliers, outliersFactor, expand};
  const autosize = () => apiRef.current?.autosizeColumns(options);
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <Stack
        direction="row"
        useFlexGap
        sx={{flexWrap: 'wrap', alignItems: 'center', gap: 1}}
      >
        <Button variant="outlined" onClick={autosize}>
          Autosize
        </Button>
        <FormControlLabel
          control={<Checkbox checked={includeHeaders} />}
          label="Headers"
          onChange={(_, checked) => setIncludeHeaders(checked)}
        />
        <FormControlLabel
          control={<Checkbox checked={includeOutliers} />}
          label="Outliers"
          onChange={(_, checked) => setIncludeOutliers(checked)}
        />
        <FormControlLabel
          control={<Checkbox checked={expand} />}
          label="Expand"
          onChange={(_, checked) => setExpand(checked)}
        />
        <TextField
          label="Outliers factor"
          type="number"
          size="small"
          sx={{width: 130}}
          value={outliersFactor}
          onChange={(event) => setOutliersFactor(Number(event.target.value))}
        />
      </Stack>
      <div style={{height: 400, marginTop: 8}}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          autosizeOptions={options}
        />
      </div>
    </div>
  );
}
