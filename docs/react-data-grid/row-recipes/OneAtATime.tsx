import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, name: 'Maya Chen', office: 'Toronto', email: 'maya.chen@example.com'},
  {id: 2, name: 'Diego Silva', office: 'Austin', email: 'diego.silva@example.com'},
  {id: 3, name: 'Grace Okafor', office: 'New York', email: 'grace.okafor@example.com'},
  {id: 4, name: 'Ethan Murphy', office: 'Chicago', email: 'ethan.murphy@example.com'},
];

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'office', headerName: 'Office', flex: 1, minWidth: 100},
];

const getDetailPanelContent = ({row}: GridRowParams<(typeof rows)[number]>) => (
  <Typography sx={{p: 2}}>{row.email}</Typography>
);
const getDetailPanelHeight = () => 56;

export default function OneAtATime() {
  // #region preview
  // `rows` and `columns` show employees: {name: 'Maya Chen', office: 'Toronto', …}
  const [expandedRowIds, setExpandedRowIds] = React.useState(new Set<GridRowId>([2]));

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={expandedRowIds}
        onDetailPanelExpandedRowIdsChange={(ids) => {
          // The last id belongs to the panel that users have just opened.
          setExpandedRowIds(new Set([...ids].slice(-1)));
        }}
      />
    </div>
  );
  // #endregion
}
