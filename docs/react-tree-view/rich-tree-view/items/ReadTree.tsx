import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories, type Category} from '../../data/categories';

export default function ReadTree() {
  // #region preview
  // <RichTreeView apiRef={apiRef} items={categories} />
  // categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
  const apiRef = useTreeViewApiRef();
  const [counts, setCounts] = React.useState<string[]>([]);

  const countChildren = () => {
    const tree: Category[] = apiRef.current!.getItemTree();
    setCounts(tree.map(({label, children = []}) => `${label}: ${children.length}`));
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
      <RichTreeView
        aria-label="Product categories"
        apiRef={apiRef}
        items={categories}
        sx={{width: '100%'}}
      />
      <Button variant="outlined" onClick={countChildren}>
        Count subcategories
      </Button>
      <Typography variant="body2">{counts.join(', ') || 'Not counted yet'}</Typography>
    </Stack>
  );
}
