import type * as React from 'react';
import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function ApiSelection() {
  // #region preview
  // <SimpleTreeView apiRef={apiRef}><TreeItem itemId="laptops" label="Laptops" />…
  const apiRef = useTreeViewApiRef();

  const toggleLaptops = (event: React.SyntheticEvent) =>
    apiRef.current!.setItemSelection({event, itemId: 'laptops'});

  const selectGiftCards = (event: React.SyntheticEvent) =>
    apiRef.current!.setItemSelection({
      event,
      itemId: 'gift-cards',
      shouldBeSelected: true,
    });
  // #endregion

  return (
    <div>
      <Button onClick={toggleLaptops}>Toggle Laptops</Button>
      <Button onClick={selectGiftCards}>Select Gift cards</Button>
      <SimpleTreeView
        aria-label="Product categories"
        apiRef={apiRef}
        defaultExpandedItems={['electronics']}
      >
        <TreeItem itemId="electronics" label="Electronics">
          <TreeItem itemId="laptops" label="Laptops" />
          <TreeItem itemId="phones" label="Phones" />
        </TreeItem>
        <TreeItem itemId="furniture" label="Furniture">
          <TreeItem itemId="desks" label="Desks" />
          <TreeItem itemId="chairs" label="Chairs" />
        </TreeItem>
        <TreeItem itemId="gift-cards" label="Gift cards" />
      </SimpleTreeView>
    </div>
  );
}
