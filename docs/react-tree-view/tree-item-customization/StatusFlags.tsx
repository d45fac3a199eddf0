import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {categories} from '../data/categories';

// #region preview
const FlagItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function FlagItem(props, ref) {
    const {itemId, children, label} = props;
    const {status} = useTreeItemUtils({itemId, children});
    const names = ['expandable', 'expanded', 'selected', 'focused'] as const;
    const flags = names.filter((name) => status[name]);
    const labelWithFlags = (
      <Stack direction="row" spacing={1}>
        <span>{label}</span>
        {flags.length > 0 && (
          <Chip size="small" label={flags.join(', ')} sx={{minWidth: 0}} />
        )}
      </Stack>
    );

    return <TreeItem {...props} ref={ref} label={labelWithFlags} />;
  },
);
// <RichTreeView items={categories} slots={{item: FlagItem}} />
// #endregion

const slots = {item: FlagItem};

export default function StatusFlags() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      slots={slots}
      defaultExpandedItems={['furniture']}
      defaultSelectedItems="desks"
    />
  );
}
