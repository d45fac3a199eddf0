import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem, treeItemClasses} from '@mui/x-tree-view/TreeItem';

// #region preview
export default function StyledItems() {
  return (
    <SimpleTreeView
      aria-label="Bakery"
      defaultExpandedItems={['bread']}
      defaultSelectedItems="rye"
      sx={{
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
      }}
    >
      <TreeItem itemId="bread" label="Bread">
        <TreeItem itemId="rye" label="Rye" />
        <TreeItem itemId="wheat" label="Wheat" />
      </TreeItem>
      <TreeItem itemId="rolls" label="Rolls" />
    </SimpleTreeView>
  );
}
// #endregion
