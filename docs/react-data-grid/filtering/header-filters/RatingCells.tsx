import NativeSelect from '@mui/material/NativeSelect';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';

// #region preview
function StarsInput(props: GridFilterInputValueProps) {
  const {item, applyValue, inputRef, focusElementRef, headerFilterMenu, clearButton} =
    props;
  const {onFocus, onBlur, tabIndex} = props;

  return (
    <>
      <NativeSelect
        value={item.value ?? ''}
        onChange={({target}) => applyValue({...item, value: target.value || undefined})}
        inputRef={inputRef ?? focusElementRef}
        inputProps={{'aria-label': 'Minimum rating', onFocus, onBlur, tabIndex}}
        sx={{flex: 1}}
      >
        <option value="">All</option>
        <option value="3">3 stars</option>
        <option value="4">4 stars</option>
        <option value="5">5 stars</option>
      </NativeSelect>
      {headerFilterMenu}
      {clearButton}
    </>
  );
}

const operators: GridFilterOperator<Marina, number>[] = [
  {
    label: 'At least',
    headerLabel: 'At least',
    value: 'atLeast',
    getApplyFilterFn: ({value}) => (value ? (rating) => rating >= Number(value) : null),
    InputComponent: StarsInput,
  },
  {
    label: 'Exactly',
    headerLabel: 'Exactly',
    value: 'exactly',
    getApplyFilterFn: ({value}) =>
      value ? (rating) => rating === Number(value) : null,
    InputComponent: StarsInput,
  },
];

const columns: GridColDef<Marina>[] = [
  {field: 'name', headerName: 'Marina', flex: 1, minWidth: 130},
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 190,
    filterOperators: operators,
  },
];
// #endregion

interface Marina {
  id: number;
  name: string;
  rating: number;
}

const rows: Marina[] = [
  {id: 1, name: 'Seal Bay', rating: 5},
  {id: 2, name: 'North Pier', rating: 2},
  {id: 3, name: 'Gull Island', rating: 4},
  {id: 4, name: 'Lighthouse', rating: 3},
];

export default function RatingCells() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPro
        aria-label="Marinas"
        rows={rows}
        columns={columns}
        headerFilters
        slotProps={{headerFilterCell: {showClearIcon: true}}}
        initialState={{
          filter: {
            filterModel: {items: [{field: 'rating', operator: 'atLeast', value: '3'}]},
          },
        }}
      />
    </div>
  );
}
