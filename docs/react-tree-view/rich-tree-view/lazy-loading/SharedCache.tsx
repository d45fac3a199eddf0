import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
// #region preview
import {RichTreeViewPro, type RichTreeViewProProps} from '@mui/x-tree-view-pro';
import {fetchPlates, type Plate} from '../../data/server';

type Cache = NonNullable<RichTreeViewProProps<Plate, undefined>['dataSourceCache']>;

function createCache(): Cache {
  const entries = new Map<string, Parameters<Cache['set']>[1]>();
  return {
    get: (key) => entries.get(key),
    set: (key, value) => entries.set(key, value),
    clear: () => entries.clear(),
  };
}

export default function SharedCache() {
  const [requests, setRequests] = React.useState(0);
  const [mounts, setMounts] = React.useState(0);
  const [cache] = React.useState(createCache);

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (plate: Plate) => plate.childrenCount,
      getTreeItems: (parentId?: string) => {
        setRequests((count) => count + 1);
        return fetchPlates(parentId);
      },
    }),
    [],
  );

  const clearAndRemount = () => {
    cache.clear();
    setMounts(mounts + 1);
  };

  return (
    <Stack spacing={1}>
      <div>
        <Button onClick={() => setMounts(mounts + 1)}>Remount</Button>
        <Button onClick={clearAndRemount}>Clear and remount</Button>
      </div>
      <RichTreeViewPro
        key={mounts}
        aria-label="Plates"
        items={[]}
        dataSource={dataSource}
        dataSourceCache={cache}
      />
      <Typography variant="body2">Requests: {requests}</Typography>
    </Stack>
  );
}
// #endregion
