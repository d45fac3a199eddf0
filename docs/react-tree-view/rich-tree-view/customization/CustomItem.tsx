import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Typography from '@mui/material/Typography';
import {useTreeItemModel} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
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

// #region preview
interface Person {
  id: string;
  label: string;
  job: string;
  children?: Person[];
}

const staff: Person[] = [
  {
    id: 'ines',
    label: 'Ines Brandt',
    job: 'Director',
    children: [
      {id: 'thomas', label: 'Thomas Reed', job: 'Night watch'},
      {id: 'clara', label: 'Clara Wood', job: 'Workshop'},
    ],
  },
];

const PersonItem = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(
  function PersonItem({id, itemId, label, disabled, children, ...other}, rootRef) {
    const item = useTreeItem({id, itemId, label, disabled, children, rootRef});
    const person = useTreeItemModel<Person>(itemId)!;

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <TreeItemRoot {...item.getRootProps(other)}>
          <TreeItemContent {...item.getContentProps()}>
            <TreeItemIconContainer {...item.getIconContainerProps()}>
              <TreeItemIcon status={item.status} />
            </TreeItemIconContainer>
            <Avatar sx={{width: 32, height: 32, fontSize: 14}} aria-hidden>
              {person.label[0]}
            </Avatar>
            <TreeItemLabel {...item.getLabelProps()}>
              <Typography>{label}</Typography>
              <Typography variant="body2" sx={{color: 'text.secondary'}}>
                {person.job}
              </Typography>
            </TreeItemLabel>
          </TreeItemContent>
          {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
        </TreeItemRoot>
      </TreeItemProvider>
    );
  },
);

export default function CustomItem() {
  return (
    <RichTreeView
      aria-label="Staff"
      items={staff}
      slots={{item: PersonItem}}
      defaultExpandedItems={['ines']}
    />
  );
}
// #endregion
