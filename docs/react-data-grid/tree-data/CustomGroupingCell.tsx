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

interface Part {
  id: number;
  path: string[];
  supplier: string;
}

const rows: Part[] = [
  {id: 1, path: ['Frame'], supplier: 'Brightline'},
  {id: 2, path: ['Frame', 'Leg'], supplier: 'Contoso'},
  {id: 3, path: ['Frame', 'Crossbar'], supplier: 'Contoso'},
  {id: 4, path: ['Desktop'], supplier: 'Lakeside Works'},
  {id: 5, path: ['Electronics'], supplier: 'Fabrikam'},
  {id: 6, path: ['Electronics', 'Control box'], supplier: 'Fabrikam'},
  {id: 7, path: ['Electronics', 'Control box', 'Motor'], supplier: 'Summit Parts'},
];

const columns: GridColDef<Part>[] = [
  {field: 'supplier', headerName: 'Supplier', width: 150},
];

// #region preview
// A row: {id: 2, path: ['Frame', 'Leg'], supplier: 'Contoso'}
function PartCell({id, field, rowNode, value}: GridRenderCellParams<Part, string>) {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredDescendantCountLookupSelector)[id];
  const marginInlineStart = rowNode.depth * 24;

  if (rowNode.type !== 'group' || !count) {
    return <span style={{marginInlineStart}}>{value}</span>;
  }
  return (
    <Button
      style={{marginInlineStart}}
      tabIndex={-1}
      aria-expanded={rowNode.childrenExpanded}
      onClick={(event) => {
        apiRef.current.setRowChildrenExpansion(id, !rowNode.childrenExpanded);
        apiRef.current.setCellFocus(id, field);
        event.stopPropagation(); // Doesn't select the row.
      }}
    >
      {`${value}: ${rowNode.childrenExpanded ? 'hide' : 'show'} parts (${count})`}
    </Button>
  );
}
// #endregion

const groupingColDef: DataGridProProps<Part>['groupingColDef'] = {
  headerName: 'Part',
  width: 240,
  display: 'flex',
  renderCell: (params) => <PartCell {...params} />,
};

const getTreeDataPath: DataGridProProps<Part>['getTreeDataPath'] = (row) => row.path;

export default function CustomGroupingCell() {
  return (
    <div style={{height: 500, width: '100%'}}>
      <DataGridPro
        aria-label="Parts of a standing desk"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
