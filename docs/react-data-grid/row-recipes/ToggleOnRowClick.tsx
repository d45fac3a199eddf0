import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid-pro';

// #region preview
interface Order {
  id: number;
  customer: string;
  lines: {id: number; item: string; pieces: number}[];
}

const rows: Order[] = [
  {id: 1, customer: 'Coastal Tours', lines: [{id: 1, item: 'Life jacket', pieces: 60}]},
  {id: 2, customer: 'Island Ferries', lines: [{id: 1, item: 'Deck paint', pieces: 8}]},
  {id: 3, customer: 'Seal Bay', lines: [{id: 1, item: 'Radio', pieces: 1}]},
];

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130},
];
const lineColumns: GridColDef[] = [
  {field: 'item', headerName: 'Item', flex: 1},
  {field: 'pieces', headerName: 'Pieces', type: 'number', width: 90},
];

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] = ({
  row,
}) => (
  <Box sx={{p: 2, height: 180}}>
    <DataGridPro
      aria-label={`Lines of order ${row.id}`}
      rows={row.lines}
      columns={lineColumns}
      hideFooter
    />
  </Box>
);
const getDetailPanelHeight = () => 180;

export default function ToggleOnRowClick() {
  const apiRef = useGridApiRef();

  const onRowClick = React.useCallback<GridEventListener<'rowClick'>>(
    (params) => apiRef.current?.toggleDetailPanel(params.id),
    [apiRef],
  );

  return (
    <Box sx={{height: 480, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        onRowClick={onRowClick}
        disableRowSelectionOnClick
      />
    </Box>
  );
}
// #endregion
