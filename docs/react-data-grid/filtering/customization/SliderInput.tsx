import * as React from 'react';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../../data/parcels';

// #region preview
function WeightSlider({item, applyValue, focusElementRef}: GridFilterInputValueProps) {
  const input = React.useRef<HTMLInputElement>(null);
  React.useImperativeHandle(focusElementRef, () => ({
    focus: () => input.current?.focus(),
  }));

  return (
    <Slider
      aria-label="Weight in kilograms"
      size="small"
      max={30}
      valueLabelDisplay="auto"
      value={Number(item.value) || 0}
      onChange={(_event, value) => applyValue({...item, value})}
      slotProps={{input: {ref: input}}}
    />
  );
}

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 130,
    filterOperators: getGridNumericOperators()
      .filter(({value}) => value !== 'isAnyOf')
      .map((operator) => ({
        ...operator,
        InputComponent: operator.InputComponent && WeightSlider,
      })),
  },
];
// #endregion

const rows = createParcels(500);

export default function SliderInput() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{
          filter: {filterModel: {items: [{field: 'weight', operator: '>', value: 20}]}},
        }}
      />
    </div>
  );
}
