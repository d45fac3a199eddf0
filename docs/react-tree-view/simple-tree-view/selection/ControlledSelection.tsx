import * as React from 'react';
import Button from '@mui/material/Button';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string[]>(['laptops']);

  return (
    <div>
      {/* #region preview */}
      {/* const [selected, setSelected] = React.useState<string[]>(['laptops']); */}
      <Button onClick={() => setSelected(['laptops', 'phones'])}>
        All electronics
      </Button>
      <Button onClick={() => setSelected([])}>Clear</Button>
      <SimpleTreeView
        aria-label="Product categories"
        multiSelect
        selectedItems={selected}
        onSelectedItemsChange={(event, ids) => setSelected(ids)}
        defaultExpandedItems={['electronics', 'furniture']}
      >
        <TreeItem itemId="electronics" label="Electronics">
          <TreeItem itemId="laptops" label="Laptops" />
          <TreeItem itemId="phones" label="Phones" />
        </TreeItem>
        <TreeItem itemId="furniture" label="Furniture">
          <TreeItem itemId="desks" label="Desks" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion */}
    </div>
  );
}
