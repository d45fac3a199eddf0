import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {products} from '../products';

// #region preview
const itemProps = {
  groupTransition: {
    className: 'ms-[19px]! ps-2! border-0 border-s border-solid border-gray-500/40',
  },
  iconContainer: {className: 'empty:hidden!'},
  content: {className: 'group/row'},
  label: {
    className:
      'group-data-expanded/row:font-bold! group-data-selected/row:font-semibold! group-data-selected/row:text-blue-700! dark:group-data-selected/row:text-blue-300!',
  },
};
const slotProps = {item: {slotProps: itemProps}};
// <RichTreeView items={products} itemChildrenIndentation={0} slotProps={slotProps} />
// #endregion

export default function StyledTree() {
  return (
    <RichTreeView
      aria-label="Product categories"
      className="max-w-[280px]"
      items={products}
      defaultExpandedItems={['electronics', 'furniture']}
      defaultSelectedItems="phones"
      itemChildrenIndentation={0}
      slotProps={slotProps}
    />
  );
}
