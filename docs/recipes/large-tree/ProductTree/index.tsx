import * as React from 'react';
import {flushSync} from 'react-dom';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {CATALOG} from './catalog';
import {listItems, showMore, toCategoryId, type Limits} from './listItems';

const ALL_CATEGORIES = CATALOG.map(({id}) => id);
const NO_CATEGORY: string[] = [];

export default function ProductTree() {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>(null);

  // #region preview
  // items: [{id: 'desk', label: 'Desks (5,000)', children: [{id: 'desk/1', …}, … 50 of 5,000]}, …]
  const [query, setQuery] = React.useState('');
  const [limits, setLimits] = React.useState<Limits>({});
  const {items, total} = React.useMemo(() => listItems(query, limits), [query, limits]);

  const select = (event: React.SyntheticEvent | null, id: string | null) => {
    const categoryId = id === null ? undefined : toCategoryId(id); // 'desk' for 'desk/more'
    if (categoryId === undefined) {
      setSelected(id);
      return;
    }
    const tree = apiRef.current!;
    const visible = tree.getItemOrderedChildrenIds(categoryId).length - 1;
    flushSync(() => setLimits((prev) => showMore(prev, categoryId, visible)));
    tree.focusItem(event, tree.getItemOrderedChildrenIds(categoryId)[visible]!);
  };
  // #endregion

  const search = (event: React.ChangeEvent<HTMLInputElement>) => {
    setQuery(event.target.value);
    setLimits({});
  };
  const isSearching = query.trim() !== '';

  return (
    <Stack spacing={1}>
      <TextField
        type="search"
        size="small"
        label="Search products"
        value={query}
        onChange={search}
      />
      <Typography role="status" variant="body2">
        {total} products
      </Typography>
      <RichTreeView
        // Remounts the tree instead of animating all categories.
        key={isSearching ? 'search' : 'browse'}
        aria-label="Product catalog"
        apiRef={apiRef}
        items={items}
        defaultExpandedItems={isSearching ? ALL_CATEGORIES : NO_CATEGORY}
        selectedItems={selected}
        onSelectedItemsChange={select}
        sx={{
          height: 360,
          overflowY: 'auto',
          '& [id$="/more"] .MuiTreeItem-label': {color: 'primary.main'},
        }}
      />
    </Stack>
  );
}
