import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridFilteredDescendantCountLookupSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import {boatParts, type BoatPart} from '../data/boatParts';

// #region preview
// {id: 3, path: ['Hull', 'Deck'], supplier: 'Aas Timber', weight: 410, …}
const columns: GridColDef<BoatPart>[] = [
  {field: 'supplier', headerName: 'Supplier', width: 150},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
];

function PartCell({id, field, rowNode, value}: GridRenderCellParams<BoatPart, string>) {
  const apiRef = useGridApiContext();
  const counts = useGridSelector(apiRef, gridFilteredDescendantCountLookupSelector);
  const count = counts[id] ?? 0;

  if (rowNode.type !== 'group' || count === 0) {
    return <Box sx={{ml: rowNode.depth * 3 + 1}}>{value}</Box>;
  }
  return (
    <Box sx={{ml: rowNode.depth * 3}}>
      <Button
        size="small"
        tabIndex={-1}
        aria-expanded={rowNode.childrenExpanded}
        onClick={(event) => {
          apiRef.current.setRowChildrenExpansion(id, !rowNode.childrenExpanded);
          apiRef.current.setCellFocus(id, field);
          event.stopPropagation();
        }}
      >
        {value}: {rowNode.childrenExpanded ? 'hide' : 'see'} {count} parts
      </Button>
    </Box>
  );
}

const groupingColDef: DataGridProProps<BoatPart>['groupingColDef'] = {
  headerName: 'Part',
  width: 240,
  renderCell: (params) => <PartCell {...params} />,
};

const getTreeDataPath: DataGridProProps<BoatPart>['getTreeDataPath'] = (row) =>
  row.path;

export default function CustomGroupingCell() {
  return (
    <div style={{height: 500, width: '100%'}}>
      <DataGridPro
        aria-label="Parts of a boat"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={boatParts}
        columns={columns}
      />
    </div>
  );
}
// #endregion
