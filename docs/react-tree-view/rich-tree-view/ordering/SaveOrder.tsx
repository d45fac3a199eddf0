import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
// #region preview
import {
  RichTreeViewPro,
  useTreeViewApiRef,
  type TreeViewBaseItem,
} from '@mui/x-tree-view-pro';

const chapters: TreeViewBaseItem[] = [
  {id: 'intro', label: 'Introduction'},
  {
    id: 'basics',
    label: 'Basics',
    children: [
      {id: 'sky', label: 'The night sky'},
      {id: 'tools', label: 'Tools'},
    ],
  },
  {id: 'index', label: 'Index'},
];

export default function SaveOrder() {
  const apiRef = useTreeViewApiRef();
  const [saved, setSaved] = React.useState(chapters);

  return (
    <Box sx={{display: 'grid', gridTemplateColumns: {sm: '1fr 1fr'}, gap: 2}}>
      <div>
        <Typography variant="body2">Drag the chapters</Typography>
        <RichTreeViewPro
          aria-label="Chapters"
          apiRef={apiRef}
          items={chapters}
          itemsReordering
          defaultExpandedItems={['basics']}
          onItemPositionChange={() => setSaved(apiRef.current!.getItemTree())}
        />
      </div>
      <div>
        <Typography variant="body2">Saved order</Typography>
        <RichTreeViewPro
          aria-label="Saved order"
          items={saved}
          disableSelection
          defaultExpandedItems={['basics']}
        />
      </div>
    </Box>
  );
}
// #endregion
