import {
  DataGrid,
  getGridDefaultColumnTypes,
  gridRowSelectionManagerSelector,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import {departureColumns} from '../../data/departureColumns';
import {departures, type Departure} from '../../data/departures';

// #region preview
function withSelected(operator: GridFilterOperator): GridFilterOperator {
  return {
    ...operator,
    getApplyFilterFn: (item, column) => {
      const passes = operator.getApplyFilterFn(item, column);
      if (!passes) {
        return passes;
      }
      return (value, row, rowColumn, apiRef) =>
        gridRowSelectionManagerSelector(apiRef).has(apiRef.current.getRowId(row)) ||
        passes(value, row, rowColumn, apiRef);
    },
  };
}

const types = getGridDefaultColumnTypes();

const columns = departureColumns.map((column): GridColDef<Departure> => {
  const operators =
    column.filterOperators ?? types[column.type ?? 'string'].filterOperators;
  return {...column, filterOperators: operators?.map(withSelected)};
});

export default function SelectedStay() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        checkboxSelection
        showToolbar
      />
    </div>
  );
}
// #endregion
