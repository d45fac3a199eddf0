import * as React from 'react';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import ScheduleIcon from '@mui/icons-material/Schedule';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const icons = {
  'On time': <CheckIcon color="success" />,
  Delayed: <ScheduleIcon color="warning" />,
  Canceled: <CloseIcon color="error" />,
};

function StatusChip({value}: GridRenderCellParams<Departure, Departure['status']>) {
  return value ? <Chip size="small" icon={icons[value]} label={value} /> : null;
}

const route: GridColDef<Departure> = {
  field: 'route',
  headerName: 'Route',
  flex: 1,
  minWidth: 170,
};

const withChips: GridColDef<Departure>[] = [
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    renderCell: (params) => <StatusChip {...params} />,
  },
  route,
];

const withPlainGroups: GridColDef<Departure>[] = [
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    renderCell: (params) =>
      params.rowNode.type === 'group' ? params.value : <StatusChip {...params} />,
  },
  route,
];

export default function CellRendererInGroups() {
  const [plain, setPlain] = React.useState(false);

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch checked={plain} onChange={(_event, checked) => setPlain(checked)} />
        }
        label="Plain text in groups"
      />
      <div style={{height: 480}}>
        <DataGridPremium
          aria-label="Departures by status"
          rows={departures}
          columns={plain ? withPlainGroups : withChips}
          initialState={{rowGrouping: {model: ['status']}}}
          isGroupExpandedByDefault={(node) => node.groupingKey === 'Delayed'}
        />
      </div>
    </div>
  );
}
// #endregion
