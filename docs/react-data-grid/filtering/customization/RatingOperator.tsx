import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

// #region preview
function RatingInput({item, applyValue, focusElementRef}: GridFilterInputValueProps) {
  const rating = React.useRef<HTMLElement>(null);
  React.useImperativeHandle(focusElementRef, () => ({
    focus: () =>
      rating.current?.querySelector<HTMLElement>('input:checked, input')?.focus(),
  }));

  return (
    <Rating
      ref={rating}
      name="filter-by-rating"
      value={Number(item.value) || null}
      onChange={(_event, value) => applyValue({...item, value})}
    />
  );
}

const above: GridFilterOperator<Marina, number> = {
  label: 'Above',
  value: 'above',
  getApplyFilterFn: ({value}) => (value ? (rating) => rating > Number(value) : null),
  InputComponent: RatingInput,
  getValueAsString: (value) => `${value} stars`,
};

const columns: GridColDef<Marina>[] = [
  {field: 'name', headerName: 'Marina', flex: 1, minWidth: 120},
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 120,
    filterOperators: [above],
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

export default function RatingOperator() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Marinas"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {items: [{field: 'rating', operator: 'above', value: 2}]},
          },
        }}
      />
    </div>
  );
}
