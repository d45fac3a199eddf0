import Button from '@mui/material/Button';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function ApiSelection() {
  const apiRef = useTreeViewApiRef();

  return (
    <div>
      <Button
        onClick={(event) => apiRef.current!.setItemSelection({event, itemId: 'rye'})}
      >
        Toggle the rye
      </Button>
      <Button
        onClick={(event) =>
          apiRef.current!.setItemSelection({
            event,
            itemId: 'rolls',
            shouldBeSelected: true,
          })
        }
      >
        Select the rolls
      </Button>
      <SimpleTreeView
        aria-label="Bakery"
        apiRef={apiRef}
        defaultExpandedItems={['bread']}
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
