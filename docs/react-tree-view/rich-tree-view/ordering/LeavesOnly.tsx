import * as React from 'react';
// #region preview
import {RichTreeViewPro, useTreeViewApiRef} from '@mui/x-tree-view-pro';
import {files} from '../../data/observatory';

// Items: {id: 'm31', label: 'Andromeda', kind: 'image', size: 48}, …
export default function LeavesOnly() {
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
      onDragOver={(event) => event.preventDefault()} // folders accept drops
      defaultExpandedItems={['night', 'raw']}
    />
  );
}
// #endregion
