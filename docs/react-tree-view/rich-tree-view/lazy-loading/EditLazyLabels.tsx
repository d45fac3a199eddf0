import * as React from 'react';
// #region preview
import {RichTreeViewPro, useTreeViewApiRef} from '@mui/x-tree-view-pro';
import {DataSourceCacheDefault} from '@mui/x-tree-view/utils';
import {fetchPlates, type Plate} from '../../data/server';

const dataSource = {
  getChildrenCount: (plate: Plate) => plate.childrenCount,
  getTreeItems: (parentId?: string): Promise<Plate[]> => fetchPlates(parentId),
};

export default function EditLazyLabels() {
  const apiRef = useTreeViewApiRef();
  const [cache] = React.useState(() => new DataSourceCacheDefault({}));

  const renameInCache = (itemId: string, label: string) => {
    // Send the label to your server here as well.
    const parentId = apiRef.current!.getParentId(itemId) ?? 'root';
    const siblings = cache.get(parentId);
    if (Array.isArray(siblings)) {
      cache.set(
        parentId,
        siblings.map((item) => (item.id === itemId ? {...item, label} : item)),
      );
    }
  };

  return (
    <RichTreeViewPro
      aria-label="Plates"
      apiRef={apiRef}
      items={[]}
      dataSource={dataSource}
      dataSourceCache={cache}
      isItemEditable
      onItemLabelChange={renameInCache}
    />
  );
}
// #endregion
