import * as React from 'react';
import EditIcon from '@mui/icons-material/Edit';
import {DataGrid, GridActionsCellItem, type GridColDef} from '@mui/x-data-grid';
import {createEmployees, type Employee} from '../../../data/employees';
import {EditDialog} from './EditDialog';
import {TransferDialog} from './TransferDialog';

const employees = createEmployees(5);

interface Action {
  type: 'edit' | 'transfer';
  row: Employee;
}

function createColumns(onAction: (action: Action) => void): GridColDef<Employee>[] {
  return [
    {field: 'name', headerName: 'Name', flex: 1, minWidth: 140},
    {field: 'jobTitle', headerName: 'Job title', flex: 1, minWidth: 160},
    {field: 'office', headerName: 'Office', width: 130},
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 90,
      getActions: ({row}) => [
        <GridActionsCellItem
          icon={<EditIcon />}
          label={`Edit ${row.name}`}
          onClick={() => onAction({type: 'edit', row})}
        />,
        <GridActionsCellItem
          showInMenu
          label={`Transfer ${row.name}`}
          onClick={() => onAction({type: 'transfer', row})}
        />,
      ],
    },
  ];
}

export default function RowActions() {
  const [rows, setRows] = React.useState(employees);

  // #region preview
  // An action: {type: 'edit', row: {id: 1, name: 'Hannah Martinez', …}}
  const [action, setAction] = React.useState<Action | null>(null);
  const columns = React.useMemo(() => createColumns(setAction), []);
  const close = () => setAction(null);
  const save = (changed: Employee) => {
    setRows((prev) => prev.map((row) => (row.id === changed.id ? changed : row)));
    close();
  };

  return (
    <div style={{height: 318, width: '100%'}}>
      <DataGrid aria-label="Employees" rows={rows} columns={columns} hideFooter />
      {action?.type === 'edit' && (
        <EditDialog employee={action.row} onSave={save} onClose={close} />
      )}
      {action?.type === 'transfer' && (
        <TransferDialog employee={action.row} onSave={save} onClose={close} />
      )}
    </div>
  );
  // #endregion
}
