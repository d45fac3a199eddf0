import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

// #region preview
interface Skipper {
  id: number;
  name: string;
  phone: string;
}

const rows: Skipper[] = [
  {id: 1, name: 'Aino Berg', phone: '555 0134'},
  {id: 2, name: 'Leif Aas', phone: '555 0178'},
  {id: 3, name: 'Mara Costa', phone: '555 0192'},
];

const columns: GridColDef<Skipper>[] = [
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 130},
  {field: 'phone', headerName: 'Phone', width: 120},
];

function SkipperForm({skipper}: {skipper: Skipper}) {
  const apiRef = useGridApiContext();
  const [name, setName] = React.useState(skipper.name);
  const [phone, setPhone] = React.useState(skipper.phone);
  const invalid = name.trim() === '';

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!invalid) {
      apiRef.current.updateRows([{...skipper, name, phone}]);
      apiRef.current.toggleDetailPanel(skipper.id);
    }
  };

  return (
    <Stack
      component="form"
      onSubmit={handleSubmit}
      noValidate
      sx={{p: 2, gap: 2, maxWidth: 320}}
    >
      <TextField
        label="Name"
        size="small"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={invalid}
        helperText={invalid ? 'Enter a name' : ' '}
      />
      <TextField
        label="Phone"
        size="small"
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
      />
      <Button type="submit" variant="contained">
        Save
      </Button>
    </Stack>
  );
}

const getDetailPanelContent: DataGridProProps<Skipper>['getDetailPanelContent'] = ({
  row,
}) => <SkipperForm skipper={row} />;
const getDetailPanelHeight = () => 'auto' as const;

export default function FormPanel() {
  return (
    <Box sx={{height: 520, width: '100%'}}>
      <DataGridPro
        aria-label="Skippers"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{detailPanel: {expandedRowIds: new Set([1])}}}
      />
    </Box>
  );
}
// #endregion
