import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridClasses,
  gridFilterActiveItemsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../../data/orders';

const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 120},
];

type HeaderFilterEvent =
  | 'headerFilterKeyDown'
  | 'headerFilterClick'
  | 'headerFilterMouseDown';

function FilterButton(props: GridHeaderFilterCellProps) {
  const {colDef, colIndex, height, width, hasFocus, tabIndex} = props;
  const apiRef = useGridApiContext();
  const activeItems = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const count = activeItems.filter((item) => item.field === colDef.field).length;
  const button = React.useRef<HTMLButtonElement>(null);

  // #region preview
  React.useLayoutEffect(() => {
    if (hasFocus) {
      button.current?.focus();
    }
  }, [hasFocus]);

  const publish = (name: HeaderFilterEvent) => (event: React.SyntheticEvent) => {
    const params = apiRef.current.getColumnHeaderParams(colDef.field);
    apiRef.current.publishEvent(name, params, event as never);
  };

  return (
    <div
      role="columnheader"
      tabIndex={-1}
      aria-colindex={colIndex + 1}
      aria-label={colDef.headerName}
      className={gridClasses.columnHeader}
      style={{height, width}}
      onKeyDown={publish('headerFilterKeyDown')}
      onClick={publish('headerFilterClick')}
      onMouseDown={(event) => {
        publish('headerFilterMouseDown')(event);
        apiRef.current.setColumnHeaderFilterFocus(colDef.field, event);
      }}
    >
      <Button
        ref={button}
        size="small"
        tabIndex={tabIndex}
        onClick={() => apiRef.current.showFilterPanel(colDef.field)}
      >
        {count > 0 ? `${count} active` : 'Add filter'}
      </Button>
    </div>
  );
  // #endregion
}

const slots = {headerFilterCell: FilterButton};

export default function ButtonCells() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        headerFilters
        slots={slots}
      />
    </div>
  );
}
