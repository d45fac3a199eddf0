import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {files, type FileItem} from '../../data/observatory';

// Items: {id: 'm31', label: 'Andromeda', kind: 'image', size: 48}, …
export default function ReadItem() {
  const apiRef = useTreeViewApiRef();
  const [item, setItem] = React.useState<FileItem | null>(null);

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Files"
        apiRef={apiRef}
        items={files}
        defaultExpandedItems={['night', 'raw']}
        onSelectedItemsChange={(event, itemId) =>
          setItem(itemId === null ? null : apiRef.current!.getItem(itemId))
        }
      />
      <Typography variant="body2">
        {item
          ? `${item.label}: ${item.kind}, ${item.size ?? 'unknown'} MB`
          : 'Select a file'}
      </Typography>
    </Stack>
  );
}
// #endregion
