import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import {TreeItemIcon} from '@mui/x-tree-view/TreeItemIcon';
import {TreeItemProvider} from '@mui/x-tree-view/TreeItemProvider';
import {useTreeItem, type UseTreeItemParameters} from '@mui/x-tree-view/useTreeItem';

interface PersonProps extends UseTreeItemParameters {
  label: string;
  jobTitle: string;
}

// #region preview
const Person = React.forwardRef<HTMLLIElement, PersonProps>(function Person(
  {id, itemId, label, jobTitle, disabled, children},
  rootRef,
) {
  // <Person itemId="maya" label="Maya Chen" jobTitle="Chief executive officer">…</Person>
  const item = useTreeItem({id, itemId, label, disabled, children, rootRef});
  const row = (
    <TreeItemContent {...item.getContentProps()}>
      <TreeItemIconContainer {...item.getIconContainerProps()}>
        <TreeItemIcon status={item.status} />
      </TreeItemIconContainer>
      <Avatar sx={{width: 28, height: 28, fontSize: 14}} aria-hidden>
        {label[0]}
      </Avatar>
      <TreeItemLabel {...item.getLabelProps()}>
        {label}
        <Typography variant="body2">{jobTitle}</Typography>
      </TreeItemLabel>
    </TreeItemContent>
  );
  // #endregion

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        {row}
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function CustomItem() {
  return (
    <SimpleTreeView aria-label="Org chart" defaultExpandedItems={['maya']}>
      <Person itemId="maya" label="Maya Chen" jobTitle="Chief executive officer">
        <Person itemId="marcus" label="Marcus Johnson" jobTitle="Engineering manager" />
        <Person itemId="hannah" label="Hannah Cohen" jobTitle="Sales manager" />
      </Person>
    </SimpleTreeView>
  );
}
