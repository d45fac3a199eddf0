import * as React from 'react';
import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

export default function EditFromToolbar() {
  // #region preview
  // categories: [{id: 'gift-cards', label: 'Gift cards'}, …]
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>('gift-cards');
  const startEditing = () => apiRef.current!.setEditedItem(selected);

  const tree = (
    <RichTreeView
      aria-label="Product categories"
      apiRef={apiRef}
      items={categories}
      isItemEditable
      selectedItems={selected}
      onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
    />
  );
  // #endregion

  return (
    <div>
      <Button disabled={selected === null} onClick={startEditing}>
        Rename selected item
      </Button>
      {tree}
    </div>
  );
}
