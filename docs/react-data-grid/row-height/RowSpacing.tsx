import {DataGrid, type GridRowSpacingParams} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
function getRowSpacing({isFirstVisible, isLastVisible}: GridRowSpacingParams) {
  return {top: isFirstVisible ? 0 : 5, bottom: isLastVisible ? 0 : 5};
}

export default function RowSpacing() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        getRowSpacing={getRowSpacing}
        sx={{'& .MuiDataGrid-row': {backgroundColor: 'action.hover'}}}
      />
    </div>
  );
}
// #endregion
