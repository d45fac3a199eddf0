import * as React from 'react';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel', width: 90},
  {field: 'route', headerName: 'Route', width: 50},
  {field: 'status', headerName: 'Status', width: 50},
];

export default function AutosizeGroups() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.childrenExpanded) {
          apiRef.current?.autosizeColumns({
            includeOutliers: true,
            columns: ['route', 'status'],
          });
        }
      }),
    [apiRef],
  );

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        aria-label="Departures by vessel"
        apiRef={apiRef}
        rows={departures}
        columns={columns}
        initialState={{
          rowGrouping: {model: ['vessel']},
          columns: {columnVisibilityModel: {vessel: false}},
        }}
      />
    </div>
  );
}
// #endregion
