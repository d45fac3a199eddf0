import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridNumericOperators,
  useGridRootProps,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../../data/orders';

function BetweenInput({item, applyValue, focusElementRef}: GridFilterInputValueProps) {
  const {filterDebounceMs} = useGridRootProps();
  const [range, setRange] = React.useState<string[]>(item.value ?? ['', '']);
  const timer = React.useRef<number>(undefined);
  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  const change = (next: string[]) => {
    setRange(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => applyValue({...item, value: next}),
      filterDebounceMs,
    );
  };

  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label="From"
        type="number"
        size="small"
        value={range[0]}
        onChange={(event) => change([event.target.value, range[1]!])}
        inputRef={focusElementRef}
      />
      <TextField
        label="To"
        type="number"
        size="small"
        value={range[1]}
        onChange={(event) => change([range[0]!, event.target.value])}
      />
    </Stack>
  );
}

const rows = createOrders(1_000);

// #region preview
const between: GridFilterOperator<Order, number> = {
  label: 'Between',
  value: 'between',
  // The valueParser of number columns has turned ['10', ''] into [10, null].
  getApplyFilterFn: ({value}) => {
    if (!Array.isArray(value) || value.some((bound) => bound == null)) {
      return null;
    }
    const [from, to] = value;
    return (quantity) => quantity >= from && quantity <= to;
  },
  InputComponent: BetweenInput,
};

const filterOperators = [between, ...getGridNumericOperators()];

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'quantity', headerName: 'Quantity', type: 'number', filterOperators},
];
// #endregion

const initialState = {
  filter: {
    filterModel: {
      items: [{field: 'quantity', operator: 'between', value: ['10', '15']}],
    },
  },
};

export default function BetweenOperator() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
