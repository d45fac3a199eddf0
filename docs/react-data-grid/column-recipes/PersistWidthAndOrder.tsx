import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridColumnFieldsSelector,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

// #region preview
// A column: {field: 'customer', headerName: 'Customer', flex: 1}
function useMergedColumns(
  columns: GridColDef<Order>[],
  widths: Record<string, number>,
  order: string[],
) {
  return React.useMemo(() => {
    // Columns that the stored order doesn't contain come last.
    const position = (field: string) =>
      order.includes(field) ? order.indexOf(field) : order.length;
    // `flex` would override the stored width.
    const addWidth = (column: GridColDef<Order>) => {
      const width = widths[column.field];
      return width ? {...column, width, flex: 0} : column;
    };
    return columns.map(addWidth).sort((a, b) => position(a.field) - position(b.field));
  }, [columns, widths, order]);
}
// #endregion

/** Stores the widths and the order that users set, and applies them to new columns. */
function useColumnsState(
  apiRef: ReturnType<typeof useGridApiRef>,
  columns: GridColDef<Order>[],
) {
  const [widths, setWidths] = React.useState<Record<string, number>>({});
  const [order, setOrder] = React.useState<string[]>([]);

  const onColumnWidthChange = React.useCallback<
    NonNullable<DataGridProProps['onColumnWidthChange']>
  >(({colDef, width}) => setWidths((prev) => ({...prev, [colDef.field]: width})), []);

  const onColumnOrderChange = React.useCallback(
    () => setOrder(gridColumnFieldsSelector(apiRef)),
    [apiRef],
  );

  return {
    columns: useMergedColumns(columns, widths, order),
    onColumnWidthChange,
    onColumnOrderChange,
  };
}

export default function PersistWidthAndOrder() {
  const apiRef = useGridApiRef();
  const [hasStatus, setHasStatus] = React.useState(false);

  // Each change of `hasStatus` creates a new array.
  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      {field: 'id', headerName: 'Order', disableReorder: true},
      {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120},
      {field: 'country', headerName: 'Country', width: 130},
      ...(hasStatus ? [{field: 'status', headerName: 'Status'}] : []),
    ],
    [hasStatus],
  );

  const columnsState = useColumnsState(apiRef, columns);

  return (
    <div style={{width: '100%'}}>
      <Button variant="outlined" onClick={() => setHasStatus(!hasStatus)}>
        {hasStatus ? 'Remove status' : 'Add status'}
      </Button>
      <div style={{height: 372, marginTop: 8}}>
        <DataGridPro
          aria-label="Orders"
          apiRef={apiRef}
          rows={rows}
          {...columnsState}
        />
      </div>
    </div>
  );
}
