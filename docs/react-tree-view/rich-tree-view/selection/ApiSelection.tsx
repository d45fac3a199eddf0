import type * as React from 'react';
import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

export default function ApiSelection() {
  // #region preview
  // <RichTreeView apiRef={apiRef} items={categories} />
  // categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
  const apiRef = useTreeViewApiRef();

  const togglePhones = (event: React.SyntheticEvent) =>
    apiRef.current!.setItemSelection({event, itemId: 'phones'});

  const selectCameras = (event: React.SyntheticEvent) =>
    apiRef.current!.setItemSelection({
      event,
      itemId: 'cameras',
      shouldBeSelected: true,
    });
  // #endregion

  return (
    <div>
      <Button onClick={togglePhones}>Toggle Phones</Button>
      <Button onClick={selectCameras}>Select Cameras</Button>
      <RichTreeView
        aria-label="Product categories"
        apiRef={apiRef}
        items={categories}
        defaultExpandedItems={['electronics']}
      />
    </div>
  );
}
