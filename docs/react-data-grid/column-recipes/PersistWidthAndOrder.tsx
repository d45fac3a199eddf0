import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridColumnFieldsSelector,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {createParcels, type Parcel} from '../data/parcels';

const rows = createParcels(100);

// #region preview
function useColumnsState(
  apiRef: ReturnType<typeof useGridApiRef>,
  columns: GridColDef<Parcel>[],
) {
  const [widths, setWidths] = React.useState<Record<string, number>>({});
  const [order, setOrder] = React.useState<string[]>([]);

  const merged = React.useMemo(() => {
    // Columns that the stored order doesn't contain come last
    const position = (field: string) =>
      order.includes(field) ? order.indexOf(field) : order.length;
    return columns
      .map((column) =>
        // `flex` would override the width
        column.field in widths
          ? {...column, width: widths[column.field], flex: 0}
          : column,
      )
      .sort((a, b) => position(a.field) - position(b.field));
  }, [columns, widths, order]);

  const onColumnWidthChange = React.useCallback<
    NonNullable<DataGridProProps['onColumnWidthChange']>
  >(({colDef, width}) => setWidths((old) => ({...old, [colDef.field]: width})), []);

  const onColumnOrderChange = React.useCallback(
    () => setOrder(gridColumnFieldsSelector(apiRef)),
    [apiRef],
  );

  return {columns: merged, onColumnWidthChange, onColumnOrderChange};
}

export default function PersistWidthAndOrder() {
  const apiRef = useGridApiRef();
  const [extra, setExtra] = React.useState(false);

  // Each change of `extra` creates a new array
  const columns = React.useMemo<GridColDef<Parcel>[]>(
    () => [
      {field: 'id', headerName: 'Parcel', disableReorder: true},
      {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 120},
      {field: 'city', headerName: 'City'},
      ...(extra ? [{field: 'status', headerName: 'Status'}] : []),
    ],
    [extra],
  );

  const columnsState = useColumnsState(apiRef, columns);

  return (
    <div style={{width: '100%'}}>
      <Button variant="outlined" onClick={() => setExtra(!extra)}>
        {extra ? 'Without status' : 'With status'}
      </Button>
      <div style={{height: 372, marginTop: 8}}>
        <DataGridPro
          aria-label="Parcels"
          apiRef={apiRef}
          rows={rows}
          {...columnsState}
        />
      </div>
    </div>
  );
}
// #endregion
