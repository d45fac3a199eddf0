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
import {createOrders, type Order} from '../../../data/orders';

const rows = createOrders(10_000);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'category', headerName: 'Category', width: 130},
  {field: 'status', headerName: 'Status', width: 120},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

const MIME_TYPE = 'application/x-group';

// #region preview
function useGroups() {
  const apiRef = useGridApiContext();
  const fields = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);
  const draggedHeader = useGridSelector(apiRef, gridColumnReorderDragColSelector);

  const move = (field: string, index: number) => {
    const others = fields.filter((other) => other !== field);
    apiRef.current.setRowGroupingModel(others.toSpliced(Math.max(0, index), 0, field));
  };

  const drop = (event: React.DragEvent, index: number) => {
    event.preventDefault();
    event.stopPropagation();
    // A chip sets the data. Otherwise, users drag a column header.
    const field = event.dataTransfer.getData(MIME_TYPE) || draggedHeader;
    if (field) {
      move(field, index);
    }
  };

  return {fields, move, drop};
}
// #endregion

function GroupingToolbar() {
  const apiRef = useGridApiContext();
  const {fields, move, drop} = useGroups();

  return (
    <Toolbar
      style={{flex: 'none', flexWrap: 'wrap', justifyContent: 'flex-start', gap: 8}}
      aria-label="Row groups"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => drop(event, fields.length)}
    >
      <Typography variant="body2">
        {fields.length > 0 ? 'Grouped by' : 'Drag a column header here to group rows'}
      </Typography>
      {fields.map((field, index) => (
        <Chip
          key={field}
          label={apiRef.current.getColumn(field).headerName}
          draggable
          tabIndex={0}
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Delete"
          onDragStart={(event) => event.dataTransfer.setData(MIME_TYPE, field)}
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
const initialState = {rowGrouping: {model: ['category', 'status']}};

export default function GroupingBar() {
  return (
    <div style={{height: 620, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        density="compact"
        initialState={initialState}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
