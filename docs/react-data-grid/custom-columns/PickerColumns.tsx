import * as React from 'react';
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {
  DataGrid,
  GRID_DATE_COL_DEF,
  GRID_DATETIME_COL_DEF,
  getGridDateOperators,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridFilterInputValueProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, invoice: 'INV-1001', due: new Date(2025, 10, 18), sent: null},
  {
    id: 2,
    invoice: 'INV-1002',
    due: new Date(2025, 11, 2),
    sent: new Date(2025, 10, 3, 9, 30),
  },
  {
    id: 3,
    invoice: 'INV-1003',
    due: new Date(2025, 11, 15),
    sent: new Date(2025, 10, 7, 14, 5),
  },
  {
    id: 4,
    invoice: 'INV-1004',
    due: new Date(2026, 0, 5),
    sent: new Date(2025, 10, 12, 16, 45),
  },
];

function EditDate({id, field, value, hasFocus, colDef}: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const Picker = colDef.type === 'dateTime' ? DateTimePicker : DatePicker;

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Picker
      value={value ? dayjs(value as Date) : null}
      inputRef={inputRef}
      onChange={(newValue) =>
        apiRef.current.setEditCellValue({id, field, value: newValue?.toDate() ?? null})
      }
      slotProps={{
        textField: {size: 'small', fullWidth: true, 'aria-label': colDef.headerName},
      }}
    />
  );
}

type FilterDateProps = GridFilterInputValueProps & {showTime: boolean};

function FilterDate({item, applyValue, showTime}: FilterDateProps) {
  const Picker = showTime ? DateTimePicker : DatePicker;
  return (
    <Picker
      label="Value"
      value={item.value ? dayjs(item.value as Date) : null}
      onChange={(newValue) => applyValue({...item, value: newValue?.toDate()})}
      slotProps={{textField: {size: 'small'}}}
    />
  );
}

// #region preview
// EditDate and FilterDate render a picker. Values: {due: new Date(2025, 10, 18), sent: null}
const pickerColumn = (showTime: boolean): GridColTypeDef<Date, string> => ({
  ...(showTime ? GRID_DATETIME_COL_DEF : GRID_DATE_COL_DEF),
  editable: true,
  renderEditCell: (params) => <EditDate {...params} />,
  filterOperators: getGridDateOperators(showTime).map((operator) => ({
    ...operator,
    // isEmpty and isNotEmpty have no input.
    InputComponent: operator.InputComponent && FilterDate,
    InputComponentProps: {showTime},
  })) as GridColTypeDef['filterOperators'],
  valueFormatter: (value?: Date | null) =>
    value ? dayjs(value).format(showTime ? 'MM/DD/YYYY hh:mm A' : 'MM/DD/YYYY') : '',
});

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'invoice', headerName: 'Invoice', width: 110},
  {field: 'due', headerName: 'Due', ...pickerColumn(false), width: 170},
  {field: 'sent', headerName: 'Sent', ...pickerColumn(true), width: 240},
];
// #endregion

export default function PickerColumns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{height: 372, width: '100%'}}>
        <DataGrid aria-label="Invoices" rows={rows} columns={columns} hideFooter />
      </div>
    </LocalizationProvider>
  );
}
