import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

export default function OrderedChildren() {
  // #region preview
  // categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
  const apiRef = useTreeViewApiRef();
  const [ids, setIds] = React.useState<string[]>([]);

  const tree = (
    <RichTreeView
      aria-label="Product categories"
      apiRef={apiRef}
      items={categories}
      defaultExpandedItems={['electronics']}
      onSelectedItemsChange={(event, itemId) =>
        setIds(apiRef.current!.getItemOrderedChildrenIds(itemId))
      }
    />
  );
  // #endregion

  return (
    <Stack spacing={2}>
      {tree}
      <Typography variant="body2">Children: {ids.join(', ') || 'none'}</Typography>
    </Stack>
  );
}
