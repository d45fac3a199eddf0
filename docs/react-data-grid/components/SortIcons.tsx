import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {
  DataGrid,
  type GridColDef,
  type GridInitialState,
  type GridSlots,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, product: 'Standing desk', stock: 24},
  {id: 2, product: 'Office chair', stock: 8},
  {id: 3, product: 'Desk lamp', stock: 130},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', width: 170},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 120},
];

const initialState: GridInitialState = {
  sorting: {sortModel: [{field: 'stock', sort: 'desc'}]},
};

// #region preview
// Doesn't pass the prop sortingOrder of the slot to the <svg>.
function UnsortedIcon({className}: {className?: string}) {
  return <UnfoldMoreIcon className={className} fontSize="small" />;
}

// The cast is necessary, because the types of the icons don't match those of the slots.
const slots = {
  columnSortedAscendingIcon: ExpandLessIcon,
  columnSortedDescendingIcon: ExpandMoreIcon,
  columnUnsortedIcon: UnsortedIcon,
} as Partial<GridSlots>;

// Pass it to the grid: <DataGrid slots={slots} … />
// #endregion

export default function SortIcons() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
      />
    </div>
  );
}
