import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../../data/categories';

// #region preview
const itemSlotProps = {
  content: {
    className: 'rounded-none! py-2! border-0 border-b border-solid border-gray-500/30',
  },
  label: {className: 'font-mono!'},
};
const slotProps = {item: {slotProps: itemSlotProps}};
// <RichTreeView items={categories} slotProps={slotProps} />
// #endregion

export default function StyledRow() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      defaultExpandedItems={['electronics']}
      slotProps={slotProps}
    />
  );
}
