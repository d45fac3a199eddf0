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

interface HeaderCellProps extends GridHeaderFilterCellProps {
  buttonRef: React.RefObject<HTMLButtonElement | null>;
  children: React.ReactNode;
}

/** Passes the focus to the button, and the events of the cell to the grid. */
function HeaderCell({buttonRef, children, ...props}: HeaderCellProps) {
  const {colDef, colIndex, height, width, hasFocus} = props;
  const apiRef = useGridApiContext();

  React.useLayoutEffect(() => {
    if (hasFocus) {
      buttonRef.current?.focus();
    }
  }, [hasFocus, buttonRef]);

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
      {children}
    </div>
  );
}

// #region preview
// HeaderCell passes the focus to the button, and its events to the grid.
// A row: {id: 10001, customer: 'Alder Clinics', product: 'Standing desk', …}
function FilterButton(props: GridHeaderFilterCellProps) {
  const {field} = props.colDef;
  const button = React.useRef<HTMLButtonElement>(null);
  const apiRef = useGridApiContext();
  const activeItems = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const count = activeItems.filter((item) => item.field === field).length;
  const showPanel = () => apiRef.current.showFilterPanel(field);

  return (
    <HeaderCell {...props} buttonRef={button}>
      <Button ref={button} size="small" tabIndex={props.tabIndex} onClick={showPanel}>
        {count > 0 ? `${count} active` : 'Add filter'}
      </Button>
    </HeaderCell>
  );
}

const slots = {headerFilterCell: FilterButton}; // <DataGridPro slots={slots} … />
// #endregion

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
