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
import {createOrders, type Order} from '../../data/orders';

// #region preview
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

const between: GridFilterOperator<Order, number> = {
  label: 'Between',
  value: 'between',
  getApplyFilterFn: ({value}) => {
    // valueParser of the number column has turned ['10', ''] into [10, null].
    if (
      !Array.isArray(value) ||
      value.length !== 2 ||
      value.some((bound) => bound == null)
    ) {
      return null;
    }
    const [from, to] = value;
    return (quantity) => quantity >= from && quantity <= to;
  },
  InputComponent: BetweenInput,
};

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 130,
    filterOperators: [between, ...getGridNumericOperators()],
  },
];
// #endregion

const rows = createOrders(1000);

export default function BetweenOperator() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [{field: 'quantity', operator: 'between', value: ['10', '15']}],
            },
          },
        }}
      />
    </div>
  );
}
