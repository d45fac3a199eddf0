import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type {GridRowSelectionModel} from '@mui/x-data-grid';
import {createEmployees} from '../../../data/employees';
import {TeamGrid, type Member, type Team} from './TeamGrid';

const MEMBERS = createEmployees(12).map<Member>((employee) => ({
  ...employee,
  team: 'Support',
}));
const NOBODY: GridRowSelectionModel = {type: 'include', ids: new Set()};

export default function TeamPlanner() {
  const [message, setMessage] = React.useState('');
  // #region preview
  // A member: {id: 1, name: 'Hannah Martinez', department: 'Sales', team: 'Support', …}
  const [members, setMembers] = React.useState(MEMBERS);
  const [selections, setSelections] = React.useState({
    Support: NOBODY,
    Project: NOBODY,
  });

  const move = (from: Team, to: Team) => {
    const {ids} = selections[from];
    setMembers((prev) =>
      prev.map((member) => (ids.has(member.id) ? {...member, team: to} : member)),
    );
    // In the other grid, the members are still selected, so users see where they are.
    setSelections({...selections, [from]: NOBODY, [to]: {type: 'include', ids}});
    setMessage(
      ids.size > 0 ? `${ids.size} moved to ${to}` : `Select members of ${from} first.`,
    );
  };
  // #endregion

  const renderGrid = (team: Team) => (
    <TeamGrid
      team={team}
      members={members}
      selection={selections[team]}
      onSelectionChange={(selection) =>
        setSelections((prev) => ({...prev, [team]: selection}))
      }
    />
  );

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" sx={{flexWrap: 'wrap', alignItems: 'center', gap: 2}}>
        {renderGrid('Support')}
        <Stack spacing={1}>
          <Button variant="outlined" onClick={() => move('Support', 'Project')}>
            Move to Project
          </Button>
          <Button variant="outlined" onClick={() => move('Project', 'Support')}>
            Move to Support
          </Button>
        </Stack>
        {renderGrid('Project')}
      </Stack>
      <div role="status" style={{minHeight: 24}}>
        {message}
      </div>
    </Stack>
  );
}
