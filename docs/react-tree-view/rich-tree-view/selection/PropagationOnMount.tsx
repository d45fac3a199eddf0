// #region preview
import {useApplyPropagationToSelectedItemsOnMount} from '@mui/x-tree-view/hooks';
import type {TreeViewSelectionPropagation} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
const propagation: TreeViewSelectionPropagation = {descendants: true, parents: true};

export default function PropagationOnMount() {
  const defaultSelectedItems = useApplyPropagationToSelectedItemsOnMount({
    items: archive,
    selectionPropagation: propagation,
    selectedItems: ['comets', 'dome', 'weather'],
  });

  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      multiSelect
      checkboxSelection
      selectionPropagation={propagation}
      defaultSelectedItems={defaultSelectedItems}
      defaultExpandedItems={['plates', 'comets', 'logs']}
    />
  );
}
// #endregion
