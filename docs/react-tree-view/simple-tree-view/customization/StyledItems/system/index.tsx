import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem, treeItemClasses} from '@mui/x-tree-view/TreeItem';

// #region preview
const sx = {
  maxWidth: 360,
  [`& .${treeItemClasses.content}`]: {
    borderRadius: 8,
    flexDirection: 'row-reverse',
    my: 0.5,
    px: 2,
    py: 1,
  },
  [`& .${treeItemClasses.content}[data-selected]`]: {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    '&:hover, &[data-focused]': {bgcolor: 'primary.dark'},
  },
};
// <SimpleTreeView sx={sx}><TreeItem itemId="laptops" label="Laptops" />…
// #endregion

export default function StyledItems() {
  return (
    <SimpleTreeView
      aria-label="Product categories"
      defaultExpandedItems={['electronics']}
      defaultSelectedItems="laptops"
      sx={sx}
    >
      <TreeItem itemId="electronics" label="Electronics">
        <TreeItem itemId="laptops" label="Laptops" />
        <TreeItem itemId="phones" label="Phones" />
      </TreeItem>
      <TreeItem itemId="gift-cards" label="Gift cards" />
    </SimpleTreeView>
  );
}
