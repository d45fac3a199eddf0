import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro, useTreeViewApiRef} from '@mui/x-tree-view-pro';
import {archive, type ArchiveItem} from '../../data/observatory';

const outline = (items: ArchiveItem[]): string =>
  items.map(({id, children}) => (children ? `${id} (${outline(children)})` : id)).join(', ');

export default function SaveOrder() {
  const apiRef = useTreeViewApiRef();
  const [saved, setSaved] = React.useState(() => outline(archive));

  return (
    <Stack spacing={2}>
      {/* #region preview */}
      <RichTreeViewPro
        aria-label="Archive"
        apiRef={apiRef}
        items={archive}
        itemsReordering
        defaultExpandedItems={['logs']}
        onItemPositionChange={() => setSaved(outline(apiRef.current!.getItemTree()))}
      />
      {/* #endregion */}
      <Typography variant="body2">{saved}</Typography>
    </Stack>
  );
}
