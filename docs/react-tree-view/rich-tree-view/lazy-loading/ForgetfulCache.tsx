import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {fetchPlates, type Plate} from '../../data/server';

// #region preview
const noCache = {
  get: () => -1 as const, // outdated: fetch again
  set: () => {},
  clear: () => {},
};

export default function ForgetfulCache() {
  const [requests, setRequests] = React.useState(0);

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

  return (
    <Stack spacing={2}>
      <RichTreeViewPro
        aria-label="Plates"
        items={[]}
        dataSource={dataSource}
        dataSourceCache={noCache}
      />
      <Typography variant="body2">Requests: {requests}</Typography>
    </Stack>
  );
}
// #endregion
