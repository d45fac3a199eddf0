import {useApplyPropagationToSelectedItemsOnMount} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

const selectionPropagation = {descendants: true, parents: true};

export default function PropagationOnMount() {
  // #region preview
  // categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
  // selectionPropagation: {descendants: true, parents: true}
  const defaultSelectedItems = useApplyPropagationToSelectedItemsOnMount({
    items: categories,
    selectionPropagation,
    selectedItems: ['computers', 'desks', 'chairs'],
  });

  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      multiSelect
      checkboxSelection
      selectionPropagation={selectionPropagation}
      defaultSelectedItems={defaultSelectedItems}
      defaultExpandedItems={['electronics', 'computers', 'furniture']}
    />
  );
  // #endregion
}
