import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  RichTreeViewPro,
  useTreeViewApiRef,
  type TreeViewBaseItem,
} from '@mui/x-tree-view-pro';

const steps: TreeViewBaseItem[] = [
  {id: 'welcome', label: 'Welcome email'},
  {
    id: 'first-week',
    label: 'First week',
    children: [
      {id: 'laptop', label: 'Set up the laptop'},
      {id: 'training', label: 'Security training'},
    ],
  },
  {id: 'review', label: 'Review'},
];

export default function SaveOrder() {
  // #region preview
  // steps: [{id: 'welcome', label: 'Welcome email'}, …]
  const apiRef = useTreeViewApiRef();
  const [saved, setSaved] = React.useState(steps);

  const tree = (
    <RichTreeViewPro
      aria-label="Onboarding plan"
      apiRef={apiRef}
      items={steps}
      itemsReordering
      defaultExpandedItems={['first-week']}
      onItemPositionChange={() => setSaved(apiRef.current!.getItemTree())}
    />
  );
  // #endregion

  return (
    <Box sx={{display: 'grid', gridTemplateColumns: {sm: '1fr 1fr'}, gap: 2}}>
      <div>
        <Typography variant="body2">Drag the steps</Typography>
        {tree}
      </div>
      <div>
        <Typography variant="body2">Saved order</Typography>
        <RichTreeViewPro
          aria-label="Saved order"
          items={saved}
          disableSelection
          defaultExpandedItems={['first-week']}
        />
      </div>
    </Box>
  );
}
