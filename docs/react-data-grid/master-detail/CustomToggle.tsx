import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowsContentCacheSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(8);

function Toggle({
  id,
  value,
}: Pick<GridRenderCellParams<Parcel, boolean>, 'id' | 'value'>) {
  const apiRef = useGridApiContext();
  const contentCache = useGridSelector(
    apiRef,
    gridDetailPanelExpandedRowsContentCacheSelector,
  );

  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={value ? 'Collapse' : 'Expand'}
      disabled={!React.isValidElement(contentCache[id])}
    >
      <ExpandMoreIcon
        fontSize="small"
        sx={{transform: value ? 'rotate(180deg)' : 'none'}}
      />
    </IconButton>
  );
}

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130},
  {field: 'city', headerName: 'City', width: 90},
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Details',
    renderHeader: (params) => <span>{params.colDef.headerName}</span>,
    renderCell: ({id, value}) => <Toggle id={id} value={value} />,
    width: 80,
  },
];

const getDetailPanelContent: DataGridProProps<Parcel>['getDetailPanelContent'] = ({
  row,
}) =>
  row.insured ? <Typography sx={{p: 2}}>Insured, {row.weight} kg</Typography> : null;
const getDetailPanelHeight = () => 56;

export default function CustomToggle() {
  return (
    <Box sx={{height: 440, width: '100%'}}>
      <DataGridPro
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
// #endregion
