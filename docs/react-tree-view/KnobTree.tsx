import {RichTreeView, type RichTreeViewProps} from '@mui/x-tree-view/RichTreeView';
import {categories, type Category} from './data/categories';

export default function KnobTree(props: Partial<RichTreeViewProps<Category, true>>) {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      multiSelect
      defaultExpandedItems={['electronics', 'computers']}
      {...props}
    />
  );
}
