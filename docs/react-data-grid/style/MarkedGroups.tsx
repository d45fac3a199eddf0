import * as React from 'react';
import {
  DataGridPremium,
  gridClasses,
  gridRowNodeSelector,
  gridRowSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowClassNameParams,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel', width: 120},
  {field: 'route', headerName: 'Route', width: 190},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 120},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 100},
];

const groupByVessel = ['vessel'];
const hiddenColumns = {vessel: false};

export default function MarkedGroups() {
  const apiRef = useGridApiRef();

  const getRowClassName = React.useCallback(
    ({id}: GridRowClassNameParams) => {
      const isFull = (rowId: GridRowId) => {
        const row = gridRowSelector(apiRef, rowId) as Departure;
        return row.passengers >= row.seats;
      };
      const node = gridRowNodeSelector(apiRef, id);
      if (node.type === 'group') {
        return node.children.some(isFull) ? 'group-with-full' : '';
      }
      return node.type === 'leaf' && isFull(id) ? 'full' : '';
    },
    [apiRef],
  );

  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Departures by vessel"
        apiRef={apiRef}
        rows={departures}
        columns={columns}
        rowGroupingModel={groupByVessel}
        columnVisibilityModel={hiddenColumns}
        defaultGroupingExpansionDepth={1}
        getRowClassName={getRowClassName}
        sx={{
          [`& .${gridClasses.row}.group-with-full`]: {boxShadow: 'inset 5px 0 #d84315'},
          [`& .${gridClasses.row}.full`]: {backgroundColor: 'rgba(216, 67, 21, 0.16)'},
        }}
        hideFooter
      />
    </div>
  );
}
// #endregion
