import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Employee {
  id: number;
  name: string;
  rating: number;
}

function RatingInput({item, applyValue, focusElementRef}: GridFilterInputValueProps) {
  const ref = React.useRef<HTMLElement>(null);
  React.useImperativeHandle(focusElementRef, () => ({
    focus: () =>
      ref.current?.querySelector<HTMLElement>('input:checked, input')?.focus(),
  }));

  return (
    <Rating
      ref={ref}
      value={Number(item.value) || null}
      onChange={(_event, value) => applyValue({...item, value})}
    />
  );
}

const rows: Employee[] = [
  {id: 1, name: 'Maya Chen', rating: 5},
  {id: 2, name: 'Diego Silva', rating: 2},
  {id: 3, name: 'Grace Okafor', rating: 4},
];

// #region preview
// A row: {id: 1, name: 'Maya Chen', rating: 5}
const above: GridFilterOperator<Employee, number> = {
  label: 'Above',
  value: 'above',
  getApplyFilterFn: ({value}) => (value ? (rating) => rating > Number(value) : null),
  InputComponent: RatingInput,
  getValueAsString: (value) => `${value} stars`,
};

const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', width: 150},
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 120,
    filterOperators: [above],
  },
];
// #endregion

const initialState = {
  filter: {filterModel: {items: [{field: 'rating', operator: 'above', value: 2}]}},
};

export default function RatingOperator() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
