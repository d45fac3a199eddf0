import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(200);

const pivotModel: GridPivotModel = {
  rows: [{field: 'product'}],
  columns: [{field: 'status'}],
  values: [{field: 'quantity', aggFunc: 'sum'}],
};

const createColumns = (): GridColDef<Order>[] => [
  {field: 'product', headerName: 'Product'},
  {field: 'status', headerName: 'Status'},
  {field: 'quantity', headerName: 'Quantity', type: 'number'},
];

export default function PersistPivotWidths() {
  const [columns, setColumns] = React.useState(createColumns);
  const [widths, setWidths] = React.useState<Record<string, number>>({});

  // #region preview
  // `widths` is a state, for example {'Shipped>->quantity': 140}.
  const pivotingColDef = React.useCallback(
    (originalField: string, groupPath: string[]) => {
      // A generated column is named like 'Shipped>->quantity'.
      const width = widths[[...groupPath, originalField].join('>->')];
      return width ? {width} : undefined;
    },
    [widths],
  );

  const groupingColDef = React.useMemo(
    () => ({width: widths[GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] ?? 150}),
    [widths],
  );
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <Button variant="outlined" onClick={() => setColumns(createColumns())}>
        New columns array
      </Button>
      <div style={{height: 440, marginTop: 8}}>
        <DataGridPremium
          aria-label="Ordered quantities by product and status"
          rows={rows}
          columns={columns}
          initialState={{pivoting: {enabled: true, model: pivotModel}}}
          pivotingColDef={pivotingColDef}
          groupingColDef={groupingColDef}
          onColumnWidthChange={({colDef, width}) =>
            setWidths((prev) => ({...prev, [colDef.field]: width}))
          }
        />
      </div>
    </div>
  );
}
