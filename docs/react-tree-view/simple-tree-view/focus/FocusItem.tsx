import Button from '@mui/material/Button';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function FocusItem() {
  const apiRef = useTreeViewApiRef();

  return (
    <div>
      <Button onClick={(event) => apiRef.current!.focusItem(event, 'plum')}>
        Go to the plum cake
      </Button>
      <SimpleTreeView
        aria-label="Bakery"
        apiRef={apiRef}
        defaultExpandedItems={['cakes']}
      >
        <TreeItem itemId="bread" label="Bread">
          <TreeItem itemId="rye" label="Rye" />
          <TreeItem itemId="wheat" label="Wheat" />
        </TreeItem>
        <TreeItem itemId="cakes" label="Cakes">
          <TreeItem itemId="plum" label="Plum cake" />
          <TreeItem itemId="nut" label="Nut cake" />
        </TreeItem>
        <TreeItem itemId="rolls" label="Rolls" />
      </SimpleTreeView>
    </div>
  );
}
// #endregion
