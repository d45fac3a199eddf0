import {DataGridPro, GridLogicOperator} from '@mui/x-data-grid-pro';
import {departureColumns} from '../../data/departureColumns';
import {departures} from '../../data/departures';

// #region preview
export default function SeveralFilters() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [
                {id: 1, field: 'vessel', operator: 'equals', value: 'Tern'},
                {id: 2, field: 'passengers', operator: '<', value: 50},
              ],
              logicOperator: GridLogicOperator.Or,
            },
          },
        }}
      />
    </div>
  );
}
// #endregion
