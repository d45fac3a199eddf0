import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowSelectionPropagation,
} from '@mui/x-data-grid-premium';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(30);

const columns: GridColDef<Employee>[] = [
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'name', headerName: 'Name', width: 150},
];

const initialState = {
  rowGrouping: {model: ['department']},
  columns: {columnVisibilityModel: {department: false}},
};

interface OptionProps {
  label: keyof GridRowSelectionPropagation;
  value: GridRowSelectionPropagation;
  onChange: (value: GridRowSelectionPropagation) => void;
}

function Option({label, value, onChange}: OptionProps) {
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          checked={value[label] ?? false}
          onChange={(_event, checked) => onChange({...value, [label]: checked})}
        />
      }
    />
  );
}

export default function SelectionPropagation() {
  // #region preview
  // `rows` and `columns` show employees: {name: 'Hannah Martinez', department: 'Design'}
  // `initialState` groups them by department.
  const [propagation, setPropagation] = React.useState<GridRowSelectionPropagation>({
    parents: false,
    descendants: false,
  });

  const grid = (
    <DataGridPremium
      aria-label="Employees by department"
      rows={rows}
      columns={columns}
      initialState={initialState}
      checkboxSelection
      rowSelectionPropagation={propagation}
      defaultGroupingExpansionDepth={1}
    />
  );
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <FormGroup row>
        <Option label="descendants" value={propagation} onChange={setPropagation} />
        <Option label="parents" value={propagation} onChange={setPropagation} />
      </FormGroup>
      <div style={{height: 480}}>{grid}</div>
    </div>
  );
}
