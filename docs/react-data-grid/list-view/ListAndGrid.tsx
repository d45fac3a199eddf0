import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import MailIcon from '@mui/icons-material/Mail';
import {
  DataGridPro,
  Toolbar,
  type GridColDef,
  type GridListViewColDef,
  type GridRenderCellParams,
  type GridSlotProps,
} from '@mui/x-data-grid-pro';

// #region preview
interface Member {
  id: number;
  name: string;
  role: string;
  vessel: string;
}

const rows: Member[] = [
  {id: 1, name: 'Aino Berg', role: 'Captain', vessel: 'Tern'},
  {id: 2, name: 'Leif Aas', role: 'Engineer', vessel: 'Tern'},
  {id: 3, name: 'Mara Costa', role: 'Captain', vessel: 'Petrel'},
  {id: 4, name: 'Goran Horvat', role: 'Deckhand', vessel: 'Petrel'},
  {id: 5, name: 'Elif Duarte', role: 'Deckhand', vessel: 'Skua'},
];

// Sorting, filtering and the quick filter use these columns in both views.
const columns: GridColDef<Member>[] = [
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 120},
  {field: 'role', headerName: 'Role', width: 110},
  {field: 'vessel', headerName: 'Vessel', width: 100},
];

function MemberCell({row}: GridRenderCellParams<Member>) {
  return (
    <Stack direction="row" sx={{height: '100%', gap: 2, alignItems: 'center'}}>
      <Avatar aria-hidden sx={{bgcolor: 'primary.dark', color: 'common.white'}}>
        {row.name.charAt(0)}
      </Avatar>
      <Stack sx={{flex: 1, minWidth: 0}}>
        <Typography variant="body2">{row.name}</Typography>
        <Typography variant="caption" color="text.secondary">
          {row.role}, {row.vessel}
        </Typography>
      </Stack>
      <IconButton
        tabIndex={-1}
        aria-label={`Send a message to ${row.name}`}
        onClick={(event) => event.stopPropagation()} // Don't select the row.
      >
        <MailIcon />
      </IconButton>
    </Stack>
  );
}

const listViewColumn: GridListViewColDef<Member> = {
  field: 'listColumn',
  renderCell: (params) => <MemberCell {...params} />,
};

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    display?: 'list' | 'grid';
    onDisplayChange?: (display: 'list' | 'grid') => void;
  }
}

function DisplayToolbar({display, onDisplayChange}: GridSlotProps['toolbar']) {
  return (
    <Toolbar>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={display}
        onChange={(_event, next: 'list' | 'grid' | null) =>
          next && onDisplayChange?.(next)
        }
      >
        <ToggleButton value="list">List</ToggleButton>
        <ToggleButton value="grid">Grid</ToggleButton>
      </ToggleButtonGroup>
    </Toolbar>
  );
}

const slots = {toolbar: DisplayToolbar};

export default function ListAndGrid() {
  const [display, setDisplay] = React.useState<'list' | 'grid'>('list');
  const isList = display === 'list';

  return (
    <div style={{height: 500, width: '100%', maxWidth: 480}}>
      <DataGridPro
        aria-label="Crew"
        rows={rows}
        columns={columns}
        listView={isList}
        listViewColumn={listViewColumn}
        rowHeight={isList ? 64 : 52}
        slots={slots}
        slotProps={{toolbar: {display, onDisplayChange: setDisplay}}}
        showToolbar
      />
    </div>
  );
}
// #endregion
