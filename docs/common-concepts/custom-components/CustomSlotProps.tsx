import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
  type GridSlots,
  type PropsFromSlot,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
];

const rows = [
  {id: 1, customer: 'Summit Sports', total: 1200},
  {id: 2, customer: 'Lakeside Market', total: 860},
];

// #region preview
declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    total: number;
  }
}

function TotalFooter({total}: PropsFromSlot<GridSlots['footer']>) {
  return (
    <Box role="status" sx={{p: 1.5, borderTop: 1, borderColor: 'divider'}}>
      Selected orders: ${total.toLocaleString('en-US')}
    </Box>
  );
}

const slots = {footer: TotalFooter};

// <DataGrid slots={slots} slotProps={{footer: {total}}} />
// #endregion

const NONE: GridRowSelectionModel = {type: 'include', ids: new Set()};

export default function CustomSlotProps() {
  const [selection, setSelection] = React.useState(NONE);
  const slotProps = React.useMemo(() => {
    const isSelected = (id: number) =>
      selection.ids.has(id) === (selection.type === 'include');
    const selected = rows.filter(({id}) => isSelected(id));
    return {footer: {total: selected.reduce((sum, {total}) => sum + total, 0)}};
  }, [selection]);

  return (
    <div style={{height: 275, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={rows}
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        slots={slots}
        slotProps={slotProps}
      />
    </div>
  );
}
