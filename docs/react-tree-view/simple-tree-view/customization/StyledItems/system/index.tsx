import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {shelves} from '../shelves';

export default function StyledItems() {
  return (
    // #region preview
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
      {shelves}
    </SimpleTreeView>
    // #endregion
  );
}
