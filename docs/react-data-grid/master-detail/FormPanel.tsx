import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Employee {
  id: number;
  name: string;
  phone: string;
}

const rows: Employee[] = [
  {id: 1, name: 'Maya Chen', phone: '(555) 555-0134'},
  {id: 2, name: 'Diego Silva', phone: '(555) 555-0178'},
  {id: 3, name: 'Grace Okafor', phone: '(555) 555-0192'},
];

const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 130},
  {field: 'phone', headerName: 'Phone', width: 150},
];

interface NameFieldProps {
  value: string;
  onChange: (value: string) => void;
}

function NameField({value, onChange}: NameFieldProps) {
  const isInvalid = value.trim() === '';

  return (
    <TextField
      label="Name"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isInvalid}
      helperText={isInvalid ? 'Enter a name.' : ' '}
    />
  );
}

// #region preview
// A row: {id: 1, name: 'Maya Chen', phone: '(555) 555-0134'}
function EmployeeForm({employee}: {employee: Employee}) {
  const apiRef = useGridApiContext();
  const [name, setName] = React.useState(employee.name);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') {
      apiRef.current.updateRows([{id: employee.id, name}]);
      apiRef.current.toggleDetailPanel(employee.id);
      // The form disappears, so move the focus to its row.
      apiRef.current.setCellFocus(employee.id, 'name');
    }
  };

  return (
    <Stack component="form" onSubmit={handleSubmit} sx={{p: 2, gap: 2, maxWidth: 320}}>
      <NameField value={name} onChange={setName} />
      <Button type="submit">Save</Button>
    </Stack>
  );
}
// #endregion

const getDetailPanelContent: DataGridProProps<Employee>['getDetailPanelContent'] = ({
  row,
}) => <EmployeeForm employee={row} />;
const getDetailPanelHeight = () => 'auto' as const;
const initialState = {detailPanel: {expandedRowIds: new Set([1])}};

export default function FormPanel() {
  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
      />
    </div>
  );
}
