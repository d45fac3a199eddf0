import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, userName: 'maya.chen', jobTitle: 'Software engineer'},
  {id: 2, userName: 'diego.silva', jobTitle: 'Account executive'},
  {id: 3, userName: 'marcus.kim', jobTitle: 'Financial analyst'},
];

/** Simulates a request to a server. */
async function isUserNameTaken(userName: string, id: unknown) {
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  return rows.some((row) => row.id !== id && row.userName === userName);
}

// #region preview
// A row: {id: 1, userName: 'maya.chen', jobTitle: 'Software engineer'}
async function validate({id, props, hasChanged}: GridPreProcessEditCellProps) {
  if (!hasChanged) {
    return props;
  }
  const isTaken = await isUserNameTaken(props.value, id);
  return {...props, error: isTaken ? `${props.value} is already in use.` : false};
}

function UserNameEditor({error, ...params}: GridRenderEditCellParams) {
  return (
    <Tooltip open={Boolean(error)} title={error || ''} placement="bottom-start">
      <div style={{width: '100%'}}>
        <GridEditInputCell {...params} error={Boolean(error)} />
      </div>
    </Tooltip>
  );
}
// #endregion

const columns: GridColDef[] = [
  {
    field: 'userName',
    headerName: 'User name',
    editable: true,
    width: 160,
    preProcessEditCellProps: validate,
    renderEditCell: (params) => <UserNameEditor {...params} />,
  },
  {field: 'jobTitle', headerName: 'Job title', width: 160},
];

export default function ValidatedName() {
  return (
    <div style={{height: 310, width: '100%'}}>
      <DataGrid aria-label="Employees" rows={rows} columns={columns} />
    </div>
  );
}
