import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {files, type FileItem} from '../../data/files';

export default function ReadItem() {
  // #region preview
  // files: FileItem[] = [{id: 'hero', label: 'Hero.jpg', kind: 'image', size: 12}, …]
  const apiRef = useTreeViewApiRef();
  const [item, setItem] = React.useState<FileItem | null>(null);

  const tree = (
    <RichTreeView
      aria-label="Files"
      apiRef={apiRef}
      items={files}
      defaultExpandedItems={['launch', 'images']}
      onSelectedItemsChange={(event, itemId) =>
        setItem(itemId === null ? null : apiRef.current!.getItem(itemId))
      }
    />
  );
  // #endregion

  return (
    <Stack spacing={2}>
      {tree}
      <Typography variant="body2">
        {item ? describe(item) : 'Select a file or a folder'}
      </Typography>
    </Stack>
  );
}

const describe = ({label, kind, size}: FileItem) =>
  size === undefined ? `${label}: ${kind}` : `${label}: ${kind}, ${size} MB`;
