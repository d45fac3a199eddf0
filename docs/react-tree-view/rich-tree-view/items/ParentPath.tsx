import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

export default function ParentPath() {
  // #region preview
  // <RichTreeView apiRef={apiRef} items={categories} onSelectedItemsChange={showPath} />
  // categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
  const apiRef = useTreeViewApiRef();
  const [path, setPath] = React.useState<string[]>([]);

  const showPath = (event: React.SyntheticEvent | null, itemId: string | null) => {
    const labels: string[] = [];
    for (let id = itemId; id !== null; id = apiRef.current!.getParentId(id)) {
      labels.unshift(apiRef.current!.getItem(id).label);
    }
    setPath(labels);
  };
  // #endregion

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Product categories"
        apiRef={apiRef}
        items={categories}
        defaultExpandedItems={['electronics', 'computers']}
        onSelectedItemsChange={showPath}
      />
      <Typography variant="body2">{path.join(' / ') || 'Select an item'}</Typography>
    </Stack>
  );
}
