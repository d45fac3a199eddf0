import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function ParentPath() {
  const apiRef = useTreeViewApiRef();
  const [path, setPath] = React.useState<string[]>([]);

  const showPath = (itemId: string | null) => {
    const labels: string[] = [];
    for (let id = itemId; id !== null; id = apiRef.current!.getParentId(id)) {
      labels.unshift(apiRef.current!.getItem(id).label);
    }
    setPath(labels);
  };

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Archive"
        apiRef={apiRef}
        items={archive}
        defaultExpandedItems={['plates', 'comets']}
        onSelectedItemsChange={(event, itemId) => showPath(itemId)}
      />
      <Typography variant="body2">{path.join(' / ') || 'Select an item'}</Typography>
    </Stack>
  );
}
// #endregion
