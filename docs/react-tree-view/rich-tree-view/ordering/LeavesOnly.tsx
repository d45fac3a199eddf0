import * as React from 'react';
import {RichTreeViewPro, useTreeViewApiRef} from '@mui/x-tree-view-pro';
import {files} from '../../data/files';

// Lets folders accept drops.
const acceptDrop = (event: React.DragEvent) => event.preventDefault();

export default function LeavesOnly() {
  // #region preview
  // files: [{id: 'hero', label: 'Hero.jpg', kind: 'image', size: 12}, …]
  const apiRef = useTreeViewApiRef();

  const isLeaf = React.useCallback(
    (itemId: string) => apiRef.current!.getItemOrderedChildrenIds(itemId).length === 0,
    [apiRef],
  );

  return (
    <RichTreeViewPro
      aria-label="Files"
      apiRef={apiRef}
      items={files}
      itemsReordering
      isItemReorderable={isLeaf}
      onDragOver={acceptDrop} // calls event.preventDefault()
      defaultExpandedItems={['launch', 'images']}
    />
  );
  // #endregion
}
