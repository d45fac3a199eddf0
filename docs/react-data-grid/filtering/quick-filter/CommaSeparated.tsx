import {DataGrid, GridLogicOperator} from '@mui/x-data-grid';
import {departureColumns} from '../../data/departureColumns';
import {departures} from '../../data/departures';

// #region preview
const quickFilterProps = {
  quickFilterParser: (text: string) =>
    text
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  quickFilterFormatter: (values: string[]) => values.join(', '),
  debounceMs: 300,
};

export default function CommaSeparated() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        showToolbar
        slotProps={{toolbar: {quickFilterProps}}}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['seal bay', 'petrel'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
      />
    </div>
  );
}
// #endregion
