import type * as React from 'react';
import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

export default function FocusItem() {
  // #region preview
  // categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'chairs', …}, …]}, …]
  const apiRef = useTreeViewApiRef();

  const focusChairs = (event: React.SyntheticEvent) =>
    apiRef.current!.focusItem(event, 'chairs');

  return (
    <div>
      <Button onClick={focusChairs}>Focus Chairs</Button>
      <RichTreeView
        aria-label="Product categories"
        apiRef={apiRef}
        items={categories}
        defaultExpandedItems={['furniture']}
      />
    </div>
  );
  // #endregion
}
