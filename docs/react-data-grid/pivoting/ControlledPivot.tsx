import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {createTickets, type Ticket} from '../../data/tickets';

const rows = createTickets(120);

// A row: {id: 48000, channel: 'Chat', priority: 'Low', responseTime: 71, …}
const columns: GridColDef<Ticket>[] = [
  {field: 'id', headerName: 'Ticket', width: 90, pivotable: false},
  {field: 'channel', headerName: 'Channel', width: 110},
  {field: 'priority', headerName: 'Priority', width: 110},
  {field: 'status', headerName: 'Status', width: 110},
  {field: 'responseTime', headerName: 'Response (min)', type: 'number', width: 140},
];

export default function ControlledPivot() {
  // #region preview
  const [pivotActive, setPivotActive] = React.useState(true);
  const [pivotModel, setPivotModel] = React.useState<GridPivotModel>({
    rows: [{field: 'channel'}],
    columns: [{field: 'status', sort: 'asc'}],
    values: [{field: 'responseTime', aggFunc: 'avg'}],
  });

  const grid = (
    <DataGridPremium
      aria-label="Average response time"
      rows={rows}
      columns={columns}
      pivotActive={pivotActive}
      onPivotActiveChange={setPivotActive}
      pivotModel={pivotModel}
      onPivotModelChange={setPivotModel}
      columnGroupHeaderHeight={36}
      showToolbar
    />
  );
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <Stack direction="row" sx={{mb: 1, gap: 2, flexWrap: 'wrap'}}>
        <FormControlLabel
          control={
            <Switch
              checked={pivotActive}
              onChange={(_event, checked) => setPivotActive(checked)}
            />
          }
          label="Pivot mode"
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Pivot rows"
          value={pivotModel.rows[0]?.field ?? null}
          onChange={(_event, field: string | null) =>
            field && setPivotModel((prev) => ({...prev, rows: [{field}]}))
          }
        >
          <ToggleButton value="channel">By channel</ToggleButton>
          <ToggleButton value="priority">By priority</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <div style={{height: 460}}>{grid}</div>
    </div>
  );
}
