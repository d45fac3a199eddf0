import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, vessel: 'Tern', seats: 120},
  {id: 2, vessel: 'Petrel', seats: 60},
  {id: 3, vessel: 'Skua', seats: 90},
];

async function isTaken(name: string, id: unknown) {
  await new Promise((resolve) => {
    setTimeout(resolve, 300); // The request to your server.
  });
  return rows.some((row) => row.id !== id && row.vessel === name);
}

async function validate({id, props, hasChanged}: GridPreProcessEditCellProps) {
  if (!hasChanged) {
    return props;
  }
  const error =
    (await isTaken(String(props.value), id)) && `${props.value} is already in use.`;
  return {...props, error};
}

function NameCell({error, ...params}: GridRenderEditCellParams) {
  return (
    <Tooltip open={Boolean(error)} title={error} placement="bottom-start">
      <div style={{width: '100%'}}>
        <GridEditInputCell {...params} error={Boolean(error)} />
      </div>
    </Tooltip>
  );
}

const columns: GridColDef[] = [
  {
    field: 'vessel',
    headerName: 'Vessel',
    editable: true,
    width: 160,
    preProcessEditCellProps: validate,
    renderEditCell: (params) => <NameCell {...params} />,
  },
  {field: 'seats', headerName: 'Seats', type: 'number', width: 100},
];

export default function ValidatedName() {
  return (
    <div style={{height: 310, width: '100%'}}>
      <DataGrid aria-label="Vessels" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
