import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel', width: 120},
  {field: 'status', headerName: 'Status'},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 120},
];

export default function GroupMembers() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Click a group.');

  const handleRowClick: DataGridPremiumProps['onRowClick'] = ({id}) => {
    const node = apiRef.current?.getRowNode(id);
    if (apiRef.current && node?.type === 'group') {
      const ids = apiRef.current.getRowGroupChildren({
        groupId: id,
        applyFiltering: true,
      });
      setMessage(`${node.groupingKey}: departures ${ids.join(', ')}`);
    }
  };

  return (
    <div style={{width: '100%'}}>
      <div style={{height: 440}}>
        <DataGridPremium
          aria-label="Departures by vessel and status"
          apiRef={apiRef}
          rows={departures}
          columns={columns}
          onRowClick={handleRowClick}
          defaultGroupingExpansionDepth={1}
          initialState={{
            rowGrouping: {model: ['vessel', 'status']},
            columns: {columnVisibilityModel: {vessel: false, status: false}},
          }}
        />
      </div>
      <Typography variant="body2" role="status" sx={{mt: 1}}>
        {message}
      </Typography>
    </div>
  );
}
// #endregion
