import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {shelves} from '../shelves';

// #region preview
// Items: {id: 'bread', label: 'Bread', children: [{id: 'rye', label: 'Rye'}, …]}, …
export default function StyledShelves() {
  return (
    <RichTreeView
      aria-label="Shelves"
      items={shelves}
      defaultExpandedItems={['bread', 'cakes']}
      defaultSelectedItems="wheat"
      itemChildrenIndentation={0}
      sx={{
        maxWidth: 280,
        [`& .${treeItemClasses.groupTransition}`]: {
          borderInlineStart: '1px solid',
          borderColor: 'divider',
          marginInlineStart: '19px',
          paddingInlineStart: '8px',
        },
        [`& .${treeItemClasses.iconContainer}:empty`]: {display: 'none'},
        [`& .${treeItemClasses.content}[data-expanded] .${treeItemClasses.label}`]: {
          fontWeight: 700,
        },
        [`& .${treeItemClasses.content}[data-selected] .${treeItemClasses.label}`]: {
          color: 'primary.dark',
          fontWeight: 600,
        },
      }}
    />
  );
}
// #endregion
