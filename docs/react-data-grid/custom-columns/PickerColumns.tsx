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
import {createParcels, type Parcel} from '../data/parcels';

const rows = createParcels(50).map((parcel) => ({...parcel, due: parcel.acceptedAt}));

// #region preview
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

function FilterDate({
  item,
  applyValue,
  showTime,
}: GridFilterInputValueProps & {showTime: boolean}) {
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

function pickerColumn(showTime: boolean): GridColTypeDef<Date, string> {
  const text = showTime ? 'MM/DD/YYYY hh:mm A' : 'MM/DD/YYYY';
  return {
    ...(showTime ? GRID_DATETIME_COL_DEF : GRID_DATE_COL_DEF),
    resizable: false,
    editable: true,
    renderEditCell: (params) => <EditDate {...params} />,
    filterOperators: getGridDateOperators(showTime).map((operator) => ({
      ...operator,
      // isEmpty and isNotEmpty have no input
      InputComponent: operator.InputComponent && FilterDate,
      InputComponentProps: {showTime},
    })) as GridColTypeDef['filterOperators'],
    valueFormatter: (value?: Date) => (value ? dayjs(value).format(text) : ''),
  };
}

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', width: 120},
  {field: 'due', headerName: 'Due', ...pickerColumn(false), width: 160},
  {field: 'acceptedAt', headerName: 'Accepted', ...pickerColumn(true), width: 230},
];

export default function PickerColumns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{height: 372, width: '100%'}}>
        <DataGrid aria-label="Parcels" rows={rows} columns={columns} />
      </div>
    </LocalizationProvider>
  );
}
// #endregion
