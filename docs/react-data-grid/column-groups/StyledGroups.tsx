import Box from '@mui/material/Box';
import PeopleIcon from '@mui/icons-material/People';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', width: 180},
  {field: 'vessel', headerName: 'Vessel'},
  {field: 'passengers', headerName: 'On board', type: 'number'},
  {field: 'seats', headerName: 'Seats', type: 'number'},
];

function GroupHeader({headerName, groupId}: GridColumnGroupHeaderParams) {
  return (
    <Box sx={{display: 'flex', alignItems: 'center', gap: 1, minWidth: 0}}>
      <PeopleIcon fontSize="small" />
      <Box component="span" sx={{overflow: 'hidden', textOverflow: 'ellipsis'}}>
        {headerName ?? groupId}
      </Box>
    </Box>
  );
}

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'trip',
    headerName: 'Trip',
    description: 'According to the summer timetable',
    headerAlign: 'center',
    headerClassName: 'trip',
    children: [{field: 'route'}, {field: 'vessel'}],
  },
  {
    groupId: 'load',
    headerName: 'People',
    renderHeaderGroup: (params) => <GroupHeader {...params} />,
    children: [{field: 'passengers'}, {field: 'seats'}],
  },
];

export default function StyledGroups() {
  return (
    <Box sx={{height: 376, width: '100%', '& .trip': {bgcolor: 'action.selected'}}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </Box>
  );
}
// #endregion
