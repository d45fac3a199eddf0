import {useApplyPropagationToSelectedItemsOnMount} from '@mui/x-tree-view/hooks';
import type {TreeViewSelectionPropagation} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

const propagation: TreeViewSelectionPropagation = {descendants: true, parents: true};

export default function PropagationOnMount() {
  // #region preview
  const selectedItems = useApplyPropagationToSelectedItemsOnMount({
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
      defaultSelectedItems={selectedItems}
      defaultExpandedItems={['plates', 'comets', 'logs']}
    />
  );
  // #endregion
}
