import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

interface Task {
  id: number;
  task: string;
  /** Date in ISO 8601 format, such as `2025-10-14`. */
  dueOn: string;
  assignee: {name: string; email: string};
}

const zoe = {name: 'Zoe Fischer', email: 'zoe.fischer@example.com'};
const leila = {name: 'Leila Khan', email: 'leila.khan@example.com'};

const rows: Task[] = [
  {id: 1, task: 'Update the price list', dueOn: '2025-10-14', assignee: zoe},
  {id: 2, task: 'Call Hudson Hotels', dueOn: '2025-11-03', assignee: zoe},
  {id: 3, task: 'Write a help article', dueOn: '2025-10-21', assignee: leila},
  {id: 4, task: 'Answer open tickets', dueOn: '2025-11-07', assignee: leila},
];

// #region preview
// A row: {task: '…', dueOn: '2025-11-03', assignee: {name: 'Zoe Fischer', email: '…'}}
const assigneeColumn: GridColDef<Task> = {
  field: 'assignee',
  valueGetter: (value?: Task['assignee']) => value?.name,
  groupingValueGetter: (_value, row) => row.assignee.name,
  groupingValueSetter: (key, row) => ({
    ...row,
    assignee: [zoe, leila].find(({name}) => name === key) ?? row.assignee,
  }),
};

const monthColumn: GridColDef<Task> = {
  field: 'dueOn',
  groupingValueGetter: (value: string) => value.slice(0, 7), // '2025-11'
  groupingValueSetter: (key, row) => ({...row, dueOn: `${key}${row.dueOn.slice(7)}`}),
};
// #endregion

const columns: GridColDef<Task>[] = [
  {...assigneeColumn, headerName: 'Assignee', width: 130},
  {...monthColumn, headerName: 'Due on', width: 110},
  {field: 'task', headerName: 'Task', flex: 1, minWidth: 150},
];

const initialState = {
  rowGrouping: {model: ['assignee', 'dueOn']},
  columns: {columnVisibilityModel: {assignee: false}},
};

export default function GroupingValueSetter() {
  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Tasks by assignee and month"
        rows={rows}
        columns={columns}
        initialState={initialState}
        rowReordering
        defaultGroupingExpansionDepth={-1}
      />
    </div>
  );
}
