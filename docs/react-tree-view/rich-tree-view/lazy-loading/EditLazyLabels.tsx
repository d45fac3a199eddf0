import * as React from 'react';
import {RichTreeViewPro, useTreeViewApiRef, type RichTreeViewProProps} from '@mui/x-tree-view-pro';
import {fetchPlates, getChildrenCount, type Plate} from '../../data/server';

const dataSource = {getChildrenCount, getTreeItems: fetchPlates};

type Cache = NonNullable<RichTreeViewProProps<Plate, undefined>['dataSourceCache']>;

function createCache(): Cache {
  const entries = new Map<string, Parameters<Cache['set']>[1]>();
  return {
    get: (key) => entries.get(key),
    set: (key, value) => entries.set(key, value),
    clear: () => entries.clear(),
  };
}

export default function EditLazyLabels() {
  const apiRef = useTreeViewApiRef();
  const [cache] = React.useState(createCache);

  // #region preview
  const renameInCache = (itemId: string, label: string) => {
    const parentId = apiRef.current!.getParentId(itemId) ?? 'root';
    const siblings = cache.get(parentId);
    if (Array.isArray(siblings)) {
      cache.set(
        parentId,
        siblings.map((item) => (item.id === itemId ? {...item, label} : item)),
      );
    }
  };
  // #endregion

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
