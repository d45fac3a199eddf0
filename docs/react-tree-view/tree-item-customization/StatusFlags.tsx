import * as React from 'react';
import Chip from '@mui/material/Chip';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {archive} from '../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …

const FlagItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function FlagItem(props, ref) {
    const {itemId, children, label} = props;
    const {status} = useTreeItemUtils({itemId, children});
    const flags = (['expandable', 'expanded', 'selected', 'focused'] as const).filter(
      (flag) => status[flag],
    );

    return (
      <TreeItem
        {...props}
        ref={ref}
        label={
          <span>
            {label}{' '}
            {flags.map((flag) => (
              <Chip key={flag} size="small" label={flag} sx={{ml: 0.5}} />
            ))}
          </span>
        }
      />
    );
  },
);

export default function StatusFlags() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      slots={{item: FlagItem}}
      defaultExpandedItems={['logs']}
      defaultSelectedItems="dome"
    />
  );
}
// #endregion
