import {DataGridPro, GridLogicOperator, type GridSlotProps} from '@mui/x-data-grid-pro';
import {departureColumns} from '../../data/departureColumns';
import {departures} from '../../data/departures';

// #region preview
const filterPanel: GridSlotProps['filterPanel'] = {
  logicOperators: [GridLogicOperator.And],
  columnsSort: 'asc',
  filterFormProps: {
    logicOperatorInputProps: {sx: {opacity: 0.7}},
    columnInputProps: {sx: {width: 160}},
    operatorInputProps: {sx: {width: 130}},
    valueInputProps: {InputComponentProps: {placeholder: 'Type a value'}},
    deleteIconProps: {sx: {'& .MuiSvgIcon-root': {color: 'error.main'}}},
  },
  sx: {
    '& .MuiDataGrid-filterForm': {p: 1.5},
    '& .MuiDataGrid-filterForm:nth-of-type(even)': {bgcolor: 'action.hover'},
  },
};

export default function PanelContent() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        showToolbar
        slotProps={{filterPanel}}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {id: 1, field: 'route', operator: 'contains', value: 'Harbor'},
                {id: 2, field: 'passengers', operator: '>', value: 50},
                {id: 3, field: 'status', operator: 'not', value: 'Canceled'},
              ],
            },
          },
        }}
      />
    </div>
  );
}
// #endregion
