import type * as React from 'react';
import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function KeepSelection() {
  // #region preview
  // <SimpleTreeView apiRef={apiRef} multiSelect><TreeItem itemId="gift-cards" … />…
  const apiRef = useTreeViewApiRef();

  const selectGiftCards = (
    event: React.SyntheticEvent,
    keepExistingSelection: boolean,
  ) =>
    apiRef.current!.setItemSelection({
      event,
      itemId: 'gift-cards',
      shouldBeSelected: true,
      keepExistingSelection,
    });
  // #endregion

  return (
    <div>
      <Button onClick={(event) => selectGiftCards(event, true)}>Add Gift cards</Button>
      <Button onClick={(event) => selectGiftCards(event, false)}>
        Gift cards only
      </Button>
      <SimpleTreeView
        aria-label="Product categories"
        apiRef={apiRef}
        multiSelect
        defaultExpandedItems={['electronics']}
        defaultSelectedItems={['laptops']}
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
