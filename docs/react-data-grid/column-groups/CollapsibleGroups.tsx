import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

const rows = createParcels(100);

// #region preview
// The columns to hide while a group is collapsed.
// At least one other column has to stay visible.
const details: Record<string, string[]> = {
  Recipient: ['city', 'country'],
  Shipping: ['weight', 'service'],
};

function CollapsibleHeader({groupId}: GridColumnGroupHeaderParams) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const fields = (groupId && details[groupId]) || [];
  const collapsed = fields.every((field) => model[field] === false);

  const toggle = () => {
    const change = Object.fromEntries(fields.map((field) => [field, collapsed]));
    apiRef.current.setColumnVisibilityModel({...model, ...change});
  };

  return (
    <Box sx={{display: 'flex', alignItems: 'center', minWidth: 0}}>
      <Box component="span" sx={{overflow: 'hidden', textOverflow: 'ellipsis'}}>
        {groupId}
      </Box>
      {fields.length > 0 ? (
        <IconButton
          size="small"
          aria-label={`Details of ${groupId}`}
          aria-expanded={!collapsed}
          onClick={toggle}
          sx={{transform: 'rotate(90deg)'}}
        >
          {collapsed ? (
            <UnfoldMoreIcon fontSize="small" />
          ) : (
            <UnfoldLessIcon fontSize="small" />
          )}
        </IconButton>
      ) : null}
    </Box>
  );
}

const renderHeaderGroup = (params: GridColumnGroupHeaderParams) => (
  <CollapsibleHeader {...params} />
);

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Recipient',
    renderHeaderGroup,
    children: [{field: 'recipient'}, {field: 'city'}, {field: 'country'}],
  },
  {
    groupId: 'Shipping',
    renderHeaderGroup,
    children: [{field: 'postage'}, {field: 'weight'}, {field: 'service'}],
  },
];

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Name', width: 150},
  {field: 'city', headerName: 'City'},
  {field: 'country', headerName: 'Country'},
  {field: 'postage', headerName: 'Postage in $', type: 'number', width: 130},
  {field: 'weight', headerName: 'Weight in kg', type: 'number', width: 120},
  {field: 'service', headerName: 'Service'},
];

export default function CollapsibleGroups() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        initialState={{
          columns: {columnVisibilityModel: {city: false, country: false}},
        }}
      />
    </div>
  );
}
// #endregion
