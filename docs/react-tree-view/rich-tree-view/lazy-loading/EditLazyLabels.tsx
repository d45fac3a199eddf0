import * as React from 'react';
import {RichTreeViewPro, useTreeViewApiRef} from '@mui/x-tree-view-pro';
import {DataSourceCacheDefault} from '@mui/x-tree-view/utils';
import {fetchDriveItems, type DriveItem} from '../../data/server';

const dataSource = {
  getChildrenCount: (item: DriveItem) => item.childrenCount,
  getTreeItems: (parentId?: string): Promise<DriveItem[]> => fetchDriveItems(parentId),
};

export default function EditLazyLabels() {
  // #region preview
  // import {DataSourceCacheDefault} from '@mui/x-tree-view/utils';
  const apiRef = useTreeViewApiRef();
  const [cache] = React.useState(() => new DataSourceCacheDefault({}));

  const renameInCache = (itemId: string, label: string) => {
    // Also send the label to your server.
    const parentId = apiRef.current!.getParentId(itemId) ?? 'root';
    const siblings = cache.get(parentId);
    if (Array.isArray(siblings)) {
      cache.set(
        parentId,
        siblings.map((item) => (item.id === itemId ? {...item, label} : item)),
      );
    }
  };
  // <RichTreeViewPro … dataSourceCache={cache} onItemLabelChange={renameInCache} />
  // #endregion

  return (
    <RichTreeViewPro
      aria-label="Documents"
      apiRef={apiRef}
      items={[]}
      dataSource={dataSource}
      dataSourceCache={cache}
      isItemEditable
      onItemLabelChange={renameInCache}
    />
  );
}
