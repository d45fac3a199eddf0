import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {DataGridPro, type DataGridProProps, type GridRowId} from '@mui/x-data-grid-pro';
import {departureColumns} from '../data/departureColumns';
import {departures, type Departure} from '../data/departures';

// #region preview
const rows = departures.slice(0, 6);

const getDetailPanelContent: DataGridProProps<Departure>['getDetailPanelContent'] = ({
  row,
}) => <Typography sx={{p: 2}}>{row.seats - row.passengers} seats left</Typography>;
const getDetailPanelHeight = () => 56;

export default function OneAtATime() {
  const [expandedRowIds, setExpandedRowIds] = React.useState<Set<GridRowId>>(
    () => new Set([2]),
  );

  return (
    <Box sx={{height: 480, width: '100%'}}>
      <DataGridPro
        aria-label="Departures"
        rows={rows}
        columns={departureColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={expandedRowIds}
        onDetailPanelExpandedRowIdsChange={(newIds) => {
          // The last id is the row that users have just opened.
          setExpandedRowIds(new Set([...newIds].slice(-1)));
        }}
      />
    </Box>
  );
}
// #endregion
