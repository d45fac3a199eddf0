import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

interface Task {
  id: number;
  task: string;
  team: string;
}

const rows: Task[] = [
  {id: 1, task: 'Update the price list', team: 'Sales'},
  {id: 2, task: 'Call Hudson Hotels', team: 'Sales'},
  {id: 3, task: 'Answer open tickets', team: 'Support'},
  {id: 4, task: 'Write a help article', team: 'Support'},
  {id: 5, task: 'Close the quarter', team: 'Finance'},
];

const columns: GridColDef<Task>[] = [
  {field: 'team', headerName: 'Team', width: 110},
  {field: 'task', headerName: 'Task', flex: 1, minWidth: 160},
];

const initialState = {
  rowGrouping: {model: ['team']},
  columns: {columnVisibilityModel: {team: false}},
};

// Simulates a server on which Finance accepts no tasks.
const saveTask = (task: Task) =>
  new Promise<Task>((resolve, reject) => {
    setTimeout(() => {
      if (task.team === 'Finance') {
        reject(new Error('Finance accepts no more tasks.'));
      } else {
        resolve(task);
      }
    }, 300);
  });

export default function GroupReordering() {
  // #region preview
  // A row: {id: 1, task: 'Update the price list', team: 'Sales'}, grouped by team
  const [message, setMessage] = React.useState('Drag a task to another team.');

  const processRowUpdate = async (task: Task) => {
    const saved = await saveTask(task); // rejects the team "Finance"
    setMessage(`Saved: ${saved.task}, team ${saved.team}.`);
    return saved;
  };

  const handleError = (error: Error) => setMessage(error.message);
  // #endregion

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
          initialState={initialState}
          rowReordering
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={handleError}
          defaultGroupingExpansionDepth={-1}
        />
      </div>
    </div>
  );
}
