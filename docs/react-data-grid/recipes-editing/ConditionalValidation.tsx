import {
  DataGrid,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';

// #region preview
function requireMethod({props, otherFieldsProps}: GridPreProcessEditCellProps) {
  const isPaid = otherFieldsProps!.paid!.value;
  return {...props, error: Boolean(isPaid) && !props.value};
}

const columns: GridColDef[] = [
  {field: 'guest', headerName: 'Guest', width: 100},
  {field: 'paid', headerName: 'Paid', type: 'boolean', editable: true, width: 80},
  {
    field: 'method',
    headerName: 'Method (if paid)',
    type: 'singleSelect',
    valueOptions: ['Card', 'Cash', 'Voucher'],
    editable: true,
    width: 160,
    preProcessEditCellProps: requireMethod,
  },
];

const rows = [
  {id: 1, guest: 'Solveig', paid: false, method: ''},
  {id: 2, guest: 'Amir', paid: true, method: 'Card'},
  {id: 3, guest: 'Keiko', paid: false, method: ''},
];

export default function ConditionalValidation() {
  return (
    <div style={{height: 310, width: '100%'}}>
      <DataGrid
        aria-label="Guests"
        rows={rows}
        columns={columns}
        editMode="row"
        sx={{
          '& .Mui-error': {backgroundColor: 'error.light', color: 'error.contrastText'},
        }}
      />
    </div>
  );
}
// #endregion
