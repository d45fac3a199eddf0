import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef, type GridRowSelectionModel} from '@mui/x-data-grid';
import type {Employee} from '../../../data/employees';

export type Team = 'Support' | 'Project';
export type Member = Employee & {team: Team};

const columns: GridColDef<Member>[] = [
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 110},
  {field: 'department', headerName: 'Department', width: 100},
];

interface TeamGridProps {
  team: Team;
  members: Member[];
  selection: GridRowSelectionModel;
  onSelectionChange: (selection: GridRowSelectionModel) => void;
}

/** The members of one team, with checkboxes. */
export function TeamGrid({team, members, selection, onSelectionChange}: TeamGridProps) {
  const rows = React.useMemo(
    () => members.filter((member) => member.team === team),
    [members, team],
  );

  return (
    <div style={{flex: '1 1 200px', minWidth: 0}}>
      <Typography sx={{mb: 1}}>
        {team} ({rows.length})
      </Typography>
      <div style={{height: 340}}>
        <DataGrid
          aria-label={team}
          rows={rows}
          columns={columns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={onSelectionChange}
          checkboxSelection
          disableRowSelectionExcludeModel
          density="compact"
          hideFooter
        />
      </div>
    </div>
  );
}
