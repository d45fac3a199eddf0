import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function OrderedChildren() {
  const apiRef = useTreeViewApiRef();
  const [ids, setIds] = React.useState<string[]>([]);

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Archive"
        apiRef={apiRef}
        items={archive}
        defaultExpandedItems={['plates']}
        onSelectedItemsChange={(event, itemId) =>
          setIds(apiRef.current!.getItemOrderedChildrenIds(itemId))
        }
      />
      <Typography variant="body2">Children: {ids.join(', ') || 'none'}</Typography>
    </Stack>
  );
}
// #endregion
