import * as React from 'react';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridColumnReorderDragColSelector,
  gridRowGroupingSanitizedModelSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(10_000);

// #region preview
const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'product', headerName: 'Product', width: 130},
  {field: 'port', headerName: 'Port', width: 120},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
];

const MIME = 'application/x-group';

function GroupingToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);
  const draggedHeader = useGridSelector(apiRef, gridColumnReorderDragColSelector);

  const move = (field: string, index: number) => {
    const rest = model.filter((other) => other !== field);
    apiRef.current.setRowGroupingModel(rest.toSpliced(Math.max(0, index), 0, field));
  };

  const drop = (event: React.DragEvent, index: number) => {
    event.preventDefault();
    event.stopPropagation();
    const field = event.dataTransfer.getData(MIME) || draggedHeader;
    if (field) {
      move(field, index);
    }
  };

  return (
    <Toolbar
      style={{flex: 'none', flexWrap: 'wrap', justifyContent: 'flex-start', gap: 8}}
      aria-label="Row groups"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => drop(event, model.length)}
    >
      <Typography variant="body2">
        {model.length > 0 ? 'Grouped by' : 'Drop a column header here to group rows'}
      </Typography>
      {model.map((field, index) => (
        <Chip
          key={field}
          label={apiRef.current.getColumn(field).headerName}
          draggable
          tabIndex={0}
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Delete"
          onDragStart={(event) => event.dataTransfer.setData(MIME, field)}
          onDrop={(event) => drop(event, index)}
          onDelete={() => apiRef.current.removeRowGroupingCriteria(field)}
          onKeyDown={(event) => {
            const step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
            if (event.shiftKey && step) {
              move(field, index + step);
            }
          }}
        />
      ))}
    </Toolbar>
  );
}

const slots = {toolbar: GroupingToolbar};

export default function GroupingBar() {
  return (
    <div style={{height: 620, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        density="compact"
        initialState={{rowGrouping: {model: ['customer', 'product']}}}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
// #endregion
