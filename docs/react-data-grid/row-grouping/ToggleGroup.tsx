import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  useGridApiRef,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel'},
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 170},
];

export default function ToggleGroup() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('All groups are closed.');

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type === 'group') {
          setMessage(
            `${node.groupingKey} is ${node.childrenExpanded ? 'open' : 'closed'}.`,
          );
        }
      }),
    [apiRef],
  );

  const toggleSecondGroup = () => {
    const root = apiRef.current?.getRowNode<GridGroupNode>(GRID_ROOT_GROUP_ID);
    const node = apiRef.current?.getRowNode(root?.children[1] ?? '');
    if (node?.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(node.id, !node.childrenExpanded);
    }
  };

  return (
    <div style={{width: '100%'}}>
      <Button onClick={toggleSecondGroup}>Toggle the second group</Button>
      <Typography variant="body2" role="status" sx={{mb: 1}}>
        {message}
      </Typography>
      <div style={{height: 420}}>
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
    </div>
  );
}
// #endregion
