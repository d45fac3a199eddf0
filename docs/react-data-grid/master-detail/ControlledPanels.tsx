import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {DataGridPro, type DataGridProProps, type GridRowId} from '@mui/x-data-grid-pro';
import {departureColumns} from '../data/departureColumns';
import {departures, type Departure} from '../data/departures';

// #region preview
const rows = departures.slice(0, 5);

const getDetailPanelContent: DataGridProProps<Departure>['getDetailPanelContent'] = ({
  row,
}) => <Typography sx={{p: 2}}>{row.seats - row.passengers} seats left</Typography>;
const getDetailPanelHeight = () => 56;

export default function ControlledPanels() {
  const [expandedRowIds, setExpandedRowIds] = React.useState<Set<GridRowId>>(
    () => new Set([1, 3]),
  );

  return (
    <div style={{width: '100%'}}>
      <Typography variant="body2" sx={{mb: 1}}>
        Open: {[...expandedRowIds].join(', ') || 'none'}
      </Typography>
      <Box sx={{height: 480}}>
        <DataGridPro
          aria-label="Departures"
          rows={rows}
          columns={departureColumns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={expandedRowIds}
          onDetailPanelExpandedRowIdsChange={(ids) => setExpandedRowIds(ids)}
        />
      </Box>
    </div>
  );
}
// #endregion
