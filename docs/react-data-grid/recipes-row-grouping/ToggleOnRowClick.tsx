import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel'},
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 170},
  {field: 'status', headerName: 'Status', width: 110},
];

export default function ToggleOnRowClick() {
  const apiRef = useGridApiRef();

  const handleRowClick: DataGridPremiumProps['onRowClick'] = ({id}) => {
    const node = apiRef.current?.getRowNode(id);
    if (node?.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };

  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Departures by vessel"
        apiRef={apiRef}
        rows={departures}
        columns={columns}
        onRowClick={handleRowClick}
        disableRowSelectionOnClick
        initialState={{
          rowGrouping: {model: ['vessel']},
          columns: {columnVisibilityModel: {vessel: false}},
        }}
      />
    </div>
  );
}
// #endregion
