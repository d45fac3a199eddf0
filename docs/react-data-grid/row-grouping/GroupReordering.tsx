import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

// #region preview
interface Task {
  id: number;
  task: string;
  team: string;
}

const rows: Task[] = [
  {id: 1, task: 'Weld the keel', team: 'Steel'},
  {id: 2, task: 'Cut the hatch', team: 'Steel'},
  {id: 3, task: 'Lay the deck', team: 'Timber'},
  {id: 4, task: 'Build the bunks', team: 'Timber'},
  {id: 5, task: 'Sew the sails', team: 'Loft'},
];

const columns: GridColDef<Task>[] = [
  {field: 'team', headerName: 'Team', width: 110},
  {field: 'task', headerName: 'Task', flex: 1, minWidth: 130},
];

// Simulates a server that doesn't let the loft take more tasks.
const saveTask = (task: Task) =>
  new Promise<Task>((resolve, reject) => {
    setTimeout(() => {
      if (task.team === 'Loft') {
        reject(new Error('The loft has no time.'));
      } else {
        resolve(task);
      }
    }, 300);
  });

export default function GroupReordering() {
  const [message, setMessage] = React.useState('Drag a task to another team.');

  return (
    <div style={{width: '100%'}}>
      <Typography variant="body2" role="status" sx={{mb: 1}}>
        {message}
      </Typography>
      <div style={{height: 540}}>
        <DataGridPremium
          aria-label="Tasks by team"
          rows={rows}
          columns={columns}
          rowReordering
          processRowUpdate={async (task: Task) => {
            const saved = await saveTask(task);
            setMessage(`Saved: ${saved.task}, team ${saved.team}.`);
            return saved;
          }}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          defaultGroupingExpansionDepth={-1}
          initialState={{
            rowGrouping: {model: ['team']},
            columns: {columnVisibilityModel: {team: false}},
          }}
        />
      </div>
    </div>
  );
}
// #endregion
