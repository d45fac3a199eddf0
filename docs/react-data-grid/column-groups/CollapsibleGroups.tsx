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
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

// #region preview
// The columns that a collapsed group hides. One column of each group stays visible.
const details: Record<string, string[]> = {
  Items: ['category', 'unitPrice', 'quantity'],
  Customer: ['country'],
};

function CollapsibleHeader({groupId}: GridColumnGroupHeaderParams) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const fields = details[groupId ?? ''] ?? [];
  const isCollapsed = fields.every((field) => model[field] === false);

  const toggle = () => {
    const changes = Object.fromEntries(fields.map((field) => [field, isCollapsed]));
    apiRef.current.setColumnVisibilityModel({...model, ...changes});
  };

  return <GroupTitle {...{groupId, isCollapsed, toggle}} />; // A title with a button.
}
// #endregion

interface GroupTitleProps {
  groupId: string | null;
  isCollapsed: boolean;
  toggle: () => void;
}

function GroupTitle({groupId, isCollapsed, toggle}: GroupTitleProps) {
  return (
    <Box sx={{display: 'flex', alignItems: 'center', minWidth: 0}}>
      <Box component="span" sx={{overflow: 'hidden', textOverflow: 'ellipsis'}}>
        {groupId}
      </Box>
      <IconButton
        size="small"
        aria-label={`${groupId} details`}
        aria-expanded={!isCollapsed}
        onClick={toggle}
        sx={{transform: 'rotate(90deg)'}}
      >
        {isCollapsed ? (
          <UnfoldMoreIcon fontSize="small" />
        ) : (
          <UnfoldLessIcon fontSize="small" />
        )}
      </IconButton>
    </Box>
  );
}

const renderHeaderGroup = (params: GridColumnGroupHeaderParams) => (
  <CollapsibleHeader {...params} />
);

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Items',
    renderHeaderGroup,
    children: [
      {field: 'product'},
      {field: 'category'},
      {field: 'unitPrice'},
      {field: 'quantity'},
    ],
  },
  {
    groupId: 'Customer',
    renderHeaderGroup,
    children: [{field: 'customer'}, {field: 'country'}],
  },
];

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'unitPrice', headerName: 'Price in $', type: 'number'},
  {field: 'quantity', headerName: 'Quantity', type: 'number'},
  {field: 'customer', headerName: 'Name', width: 160},
  {field: 'country', headerName: 'Country', width: 130},
];

const initialState = {columns: {columnVisibilityModel: {country: false}}};

export default function CollapsibleGroups() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        initialState={initialState}
      />
    </div>
  );
}
