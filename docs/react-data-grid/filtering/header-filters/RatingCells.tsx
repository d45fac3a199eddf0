import NativeSelect from '@mui/material/NativeSelect';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';

interface Employee {
  id: number;
  name: string;
  rating: number;
}

const rows: Employee[] = [
  {id: 1, name: 'Maya Chen', rating: 5},
  {id: 2, name: 'Diego Silva', rating: 2},
  {id: 3, name: 'Grace Okafor', rating: 4},
  {id: 4, name: 'Liam Murphy', rating: 3},
];

// #region preview
function StarsInput({item, applyValue, ...props}: GridFilterInputValueProps) {
  const {onFocus, onBlur, tabIndex} = props;

  return (
    <>
      <NativeSelect
        value={item.value ?? ''}
        onChange={({target}) => applyValue({...item, value: target.value || undefined})}
        inputRef={props.inputRef ?? props.focusElementRef}
        inputProps={{'aria-label': 'Rating', onFocus, onBlur, tabIndex}}
        sx={{flex: 1}}
      >
        <option value="">All</option>
        <option value="3">3 stars</option>
        <option value="4">4 stars</option>
      </NativeSelect>
      {props.headerFilterMenu}
      {props.clearButton}
    </>
  );
}
// #endregion

const operators: GridFilterOperator<Employee, number>[] = [
  {
    label: 'at least',
    headerLabel: 'At least',
    value: 'atLeast',
    getApplyFilterFn: ({value}) => (value ? (rating) => rating >= Number(value) : null),
    InputComponent: StarsInput,
  },
  {
    label: 'exactly',
    headerLabel: 'Exactly',
    value: 'exactly',
    getApplyFilterFn: ({value}) =>
      value ? (rating) => rating === Number(value) : null,
    InputComponent: StarsInput,
  },
];

const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 130},
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 190,
    filterOperators: operators,
  },
];

const slotProps = {headerFilterCell: {showClearIcon: true}};

const initialState = {
  filter: {
    filterModel: {items: [{field: 'rating', operator: 'atLeast', value: '3'}]},
  },
};

export default function RatingCells() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        initialState={initialState}
        headerFilters
        slotProps={slotProps}
      />
    </div>
  );
}
