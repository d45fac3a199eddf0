import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../../data/categories';
import './styles.css';

// #region preview
// categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
const itemSlotProps = {
  content: {className: 'underlined-row'},
  label: {className: 'underlined-label'},
};
const slotProps = {item: {slotProps: itemSlotProps}};

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
// #endregion
