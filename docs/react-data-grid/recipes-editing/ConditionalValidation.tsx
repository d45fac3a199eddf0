import {
  DataGrid,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';

const rows = [
  {id: 'INV-1001', paid: false, method: ''},
  {id: 'INV-1002', paid: true, method: 'Card'},
  {id: 'INV-1003', paid: false, method: ''},
];

// #region preview
// A row: {id: 'INV-1002', paid: true, method: 'Card'}
function requireMethod({props, otherFieldsProps}: GridPreProcessEditCellProps) {
  const isPaid = Boolean(otherFieldsProps?.paid?.value);
  return {...props, error: isPaid && !props.value};
}

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Invoice', width: 100},
  {field: 'paid', headerName: 'Paid', type: 'boolean', editable: true, width: 80},
  {
    field: 'method',
    headerName: 'Method (if paid)',
    type: 'singleSelect',
    valueOptions: ['Card', 'Check', 'Wire transfer'],
    editable: true,
    width: 160,
    preProcessEditCellProps: requireMethod,
  },
];
// #endregion

export default function ConditionalValidation() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        editMode="row"
        hideFooter
        sx={{
          '& .Mui-error': {backgroundColor: 'error.light', color: 'error.contrastText'},
        }}
      />
    </div>
  );
}
